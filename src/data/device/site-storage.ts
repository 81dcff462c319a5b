import { useEffect, useState } from "react";

let asked = false;

/** Once there is something to lose. Some browsers ask the person, so it is asked once per page; a refusal changes nothing. */
export function askToPersist(): void {
  const storage =
    typeof navigator === "undefined" ? undefined : (navigator.storage as StorageManager | undefined);
  if (asked || storage?.persist === undefined) return;
  asked = true;
  storage.persist().catch(() => undefined);
}

/** Bytes, the app itself included, as the browser estimates them; `undefined` while unknown. */
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
