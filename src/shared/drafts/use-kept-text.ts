import { useRef, useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { SETTING_DRAFT } from "../../data/device/setting-keys.ts";
import { useLive } from "../../data/device/use-live.ts";
import type { CityId } from "../../domain/city/city.ts";

interface KeptText {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Empties the field, unless something else was typed since. */
  readonly clear: (sent: string) => void;
}

/**
 * What is typed where there is no draft with a form of its own, stored on the device at each keystroke (FORM-6).
 * @param name tells it from everything else that is typed in the city
 */
export function useKeptText(cityId: CityId, name: string): KeptText {
  const device = useDevice();
  const key = `${SETTING_DRAFT}${cityId} ${name}`;
  const stored = useLive(readTyped, key);
  const [typed, setTyped] = useState<{ readonly key: string; readonly text: string }>();
  const latest = useRef<typeof typed>(undefined);
  const type = (text: string): void => {
    latest.current = { key, text };
    setTyped(latest.current);
    // A device that keeps nothing more says so when it is sent; the words stay in the field.
    storeTyped(device, key, text).catch(() => undefined);
  };
  const clear = (sent: string): void => {
    if (latest.current?.key !== key || latest.current.text === sent) type("");
  };
  return { text: (typed?.key === key ? typed.text : stored) ?? "", type, clear };
}

async function readTyped(device: DeviceDatabase, key: string): Promise<string> {
  return (await device.settings.get(key))?.value ?? "";
}

async function storeTyped(device: DeviceDatabase, key: string, text: string): Promise<void> {
  if (text === "") await device.settings.delete(key);
  else await device.settings.put({ key, value: text });
}
