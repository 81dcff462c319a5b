import { useEffect, useState } from "react";

/** Bytes this site keeps on the device, as the browser counts them; `undefined` while unknown or untold. */
export function useStorageUsed(): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    const storage = navigator.storage as StorageManager | undefined;
    storage?.estimate().then(
      ({ usage }) => setBytes(usage),
      () => undefined,
    );
  }, []);
  return bytes;
}
