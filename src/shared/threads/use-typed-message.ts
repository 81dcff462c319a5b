import { useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { SETTING_DRAFT } from "../../data/device/use-device-facts.ts";
import { useLive } from "../../data/device/use-live.ts";

/** What is typed into a thread, stored on the device at each keystroke (FORM-6): each thread has its own. */
export function useTypedMessage(cityId: string, threadId: string): readonly [string, (text: string) => void] {
  const device = useDevice();
  const key = `${SETTING_DRAFT}${cityId} message ${threadId}`;
  const stored = useLive(readTyped, key);
  const [typed, setTyped] = useState<string>();
  if (typed === undefined && stored !== undefined) setTyped(stored);
  const type = (text: string): void => {
    setTyped(text);
    // A device that keeps nothing more says so when the message is sent; the words stay in the field.
    storeTyped(device, key, text).catch(() => undefined);
  };
  return [typed ?? "", type];
}

async function readTyped(device: DeviceDatabase, key: string): Promise<string> {
  return (await device.settings.get(key))?.value ?? "";
}

async function storeTyped(device: DeviceDatabase, key: string, text: string): Promise<void> {
  if (text === "") await device.settings.delete(key);
  else await device.settings.put({ key, value: text });
}
