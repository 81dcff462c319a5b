import { createContext, useContext } from "react";
import type { Actor } from "../domain/account/actor.ts";
import type { City } from "../domain/city/city.ts";
import type { DrawnOutline } from "../domain/city/drawn-outline.ts";
import type { UnsettledCity } from "../domain/city/provisional-city.ts";
import type { DeviceDatabase } from "./device/open-device.ts";
import type { Replica } from "./replica/open-replica.ts";

export interface DataContext {
  /** `undefined` while it is still loading: what reads it answers « not yet » until then. */
  readonly device: DeviceDatabase | undefined;
  /** `undefined` while it is still opening; the device database does not wait for it. */
  readonly replica: Replica | undefined;
  readonly actor: Actor;
  /** The person lives in another city: this one is read-only. */
  readonly visiting?: boolean;
  /** What stands for a city that was chosen without network, until the replica has it. */
  readonly provisional?: UnsettledCity | undefined;
  /** Where the own commune lies, from the last time: its screens begin with it while the replica does not say. */
  readonly remembered?: City | undefined;
  /** What a map draws of its outline until the contour is here. */
  readonly drawn?: DrawnOutline | undefined;
}

const Context = createContext<DataContext | undefined>(undefined);

export const DataProvider = Context.Provider;

export function useData(): DataContext {
  const data = useContext(Context);
  if (data === undefined) throw new Error("useData needs a DataProvider above it.");
  return data;
}

/** For what writes: it is drawn only where something of the device is known already. */
export function useDevice(): DeviceDatabase {
  const { device } = useData();
  if (device === undefined) throw new Error("useDevice needs the device's database to be open.");
  return device;
}
