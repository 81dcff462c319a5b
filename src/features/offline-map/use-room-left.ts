import { useEffect, useState } from "react";

/** Bytes this site may still keep on the device, as the browser counts them; `undefined` while unknown or untold. */
export function useRoomLeft(): number | undefined {
  const [bytes, setBytes] = useState<number>();
  useEffect(() => {
    const look = async (): Promise<void> => {
      const storage = navigator.storage as StorageManager | undefined;
      const { quota, usage } = (await storage?.estimate()) ?? {};
      if (quota !== undefined && usage !== undefined) setBytes(Math.max(0, quota - usage));
    };
    look().catch(() => undefined);
  }, []);
  return bytes;
}
