import { useEffect, useState } from "react";

/** Bytes this site takes on the device, the app itself included, as the browser counts them; `undefined` while unknown or untold. */
export function useSiteUsage(): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const storage = navigator.storage as StorageManager | undefined;
      setBytes((await storage?.estimate())?.usage);
    };
    look().catch(() => undefined);
  }, []);
  return bytes;
}
