import { useState } from "react";
import { useDevice } from "../../../data/data-context.ts";
import type { DeviceDatabase } from "../../../data/device/open-device.ts";
import { SETTING_DRAFT } from "../../../data/device/setting-keys.ts";
import { useLive } from "../../../data/device/use-live.ts";
import type { City } from "../../../domain/city/city.ts";
import type { CitySetting, CitySettings } from "../../../domain/city/city-settings.ts";

export interface Typed<V> {
  readonly value: V;
  readonly before: V;
  readonly basedOn: number;
}

/** What is typed into a setting, stored on the device at each keystroke (FORM-6); null while nothing is. */
export function useTypedSetting<K extends CitySetting>(
  city: City,
  setting: K,
): readonly [Typed<CitySettings[K]> | null, (typed: Typed<CitySettings[K]> | null) => void] {
  const device = useDevice();
  const key = `${SETTING_DRAFT}${city.id} ${setting}`;
  const stored = useLive(readSetting, key);
  const [typed, setTyped] = useState<Typed<CitySettings[K]> | null>();
  if (typed === undefined && stored !== undefined) setTyped(typedOf(stored, city[setting]));
  const type = (next: Typed<CitySettings[K]> | null): void => {
    setTyped(next);
    // A device that keeps nothing more says so when the setting is saved; the words stay in the form.
    storeTyped(device, key, next).catch(() => undefined);
  };
  return [typed ?? null, type];
}

async function readSetting(device: DeviceDatabase, key: string): Promise<string> {
  return (await device.settings.get(key))?.value ?? "";
}

async function storeTyped(device: DeviceDatabase, key: string, typed: Typed<unknown> | null): Promise<void> {
  if (typed === null) await device.settings.delete(key);
  else await device.settings.put({ key, value: JSON.stringify(typed) });
}

/** What this version wrote itself; anything of another shape than the setting is no draft of it. */
function typedOf<V>(stored: string, known: V): Typed<V> | null {
  if (stored === "") return null;
  const { value, before, basedOn } = JSON.parse(stored) as Typed<V>;
  const isAlike = (other: unknown) =>
    typeof other === typeof known && Array.isArray(other) === Array.isArray(known);
  return isAlike(value) && isAlike(before) ? { value, before, basedOn } : null;
}
