import { adoptDevice, leaveBehind } from "../../data/device/adopt-device.ts";
import { sentinelVerdict } from "../../data/device/eviction-sentinel.ts";
import { preventRecreation } from "../../data/device/device-handle.ts";
import { openDevice, type DeviceDatabase } from "../../data/device/open-device.ts";
import { actorOf, type Account } from "../../remote/auth/account.ts";
import type { AppStore } from "../app-state.ts";
import { evictionNotice, keepEvictionNotice } from "./eviction-notice.ts";
import { isLocalGuest } from "./known-account.ts";
import { bringReplica, handOverShares } from "./open-data.ts";
import { watchStorage } from "./watch-storage.ts";

/** Noted before it begins (`noteAdoption`), so that an interrupted one is done again; an open form keeps what was typed. */
export async function adoptData(
  store: AppStore,
  storage: Storage,
  { from, account }: { readonly from: Account; readonly account: Account },
): Promise<void> {
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
