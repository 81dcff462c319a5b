import { adoptDevice, leaveBehind } from "../../data/device/adopt-device.ts";
import { sentinelVerdict } from "../../data/device/eviction-sentinel.ts";
import { preventRecreation } from "../../data/device/device-handle.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { list, object } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { actorOf, type Account } from "../../remote/auth/account.ts";
import type { AppStore } from "../app-state.ts";
import { evictionNotice, keepEvictionNotice, watchStorage } from "./eviction-notice.ts";
import { isLocalGuest, UID } from "./known-account.ts";
import { bringReplica, handOverShares } from "./open-data.ts";

export interface Adoption {
  readonly from: string;
  readonly to: string;
}

const KEY = "parvis.adoptions";
const ADOPTIONS = list(object<Adoption>({ from: UID, to: UID }), { max: 1_000 });

const adoptionsIn = (storage: KeyValueStorage) => storedJson(storage, KEY, ADOPTIONS);

export function adoptions(storage: KeyValueStorage): readonly Adoption[] {
  return (adoptionsIn(storage).read() ?? []).filter(({ from, to }) => from !== to);
}

export function noteAdoption(storage: KeyValueStorage, adoption: Adoption): void {
  adoptionsIn(storage).write([...others(storage, adoption), adoption]);
}

export function forgetAdoption(storage: KeyValueStorage, adoption: Adoption): void {
  adoptionsIn(storage).write(others(storage, adoption));
}

function others(storage: KeyValueStorage, { from, to }: Adoption): readonly Adoption[] {
  return adoptions(storage).filter((other) => other.from !== from || other.to !== to);
}

/** Written down first, so that an interrupted one is done again; an open form keeps what was typed. */
export async function adoptData(
  store: AppStore,
  storage: Storage,
  { from, account }: { readonly from: Account; readonly account: Account },
): Promise<void> {
  noteAdoption(storage, { from: from.uid, to: account.uid });
  const { openDevice } = await import("../../data/device/open-device.ts");
  const before = store.get();
  const former = (before.actor?.uid === from.uid ? before.device : undefined) ?? openDevice(from.uid);
  const device = openDevice(account.uid);
  await handOverEvictionNotice(former, storage);
  const taken = await adoptDevice(former, device);
  await handOverShares(from.uid, account.uid);
  store.set({
    actor: actorOf(account, {}),
    device,
    replica: undefined,
    evictedUnsent: evictionNotice(storage),
    guestReplaced: !isLocalGuest(from),
  });
  void watchStorage(store, device);
  // What still holds it must not bring it back once it was given up.
  preventRecreation(former);
  await leaveBehind(former, taken);
  await before.replica?.remove();
  await bringReplica(store, account.uid);
}

/** The browser may have emptied the former database: the person must read it under the next account too (F21). */
async function handOverEvictionNotice(former: DeviceDatabase, storage: Storage): Promise<void> {
  const verdict = await sentinelVerdict(former);
  if (verdict.state === "evicted") keepEvictionNotice(storage, verdict.unsent);
}
