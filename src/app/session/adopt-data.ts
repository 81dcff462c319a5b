import { adoptDevice, leaveBehind } from "../../data/device/adopt-device.ts";
import { canaryVerdict } from "../../data/device/canary.ts";
import { neverMadeAgain } from "../../data/device/never-made-again.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { actorOf, type Account } from "../../remote/auth/account.ts";
import type { AppStore } from "../app-state.ts";
import { noteAdoption } from "./adoptions.ts";
import { isLocalGuest } from "./local-guest.ts";
import { bringReplica } from "./open-data.ts";
import { handOverShares } from "./shares.ts";
import { rememberLoss, untoldLoss } from "./eviction-notice.ts";
import { watchStorage } from "./watch-storage.ts";

/**
 * What was kept under one account becomes another's, and the screens change over to it in one step: an open form keeps
 * what was typed. The adoption is written down first, so that one that is interrupted is done again at the next start.
 */
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
  await keepWordOfLoss(former, storage);
  const taken = await adoptDevice(former, device);
  await handOverShares(from.uid, account.uid);
  store.set({
    actor: actorOf(account, {}),
    device,
    replica: undefined,
    emptied: untoldLoss(storage),
    guestReplaced: !isLocalGuest(from),
  });
  void watchStorage(store, device);
  // What still holds it must not bring it back once it was given up.
  neverMadeAgain(former);
  await leaveBehind(former, taken);
  await before.replica?.remove();
  await bringReplica(store, account.uid);
}

/** The browser may have emptied the former database: the person must read it under the next account too (F21). */
async function keepWordOfLoss(former: DeviceDatabase, storage: Storage): Promise<void> {
  const verdict = await canaryVerdict(former);
  if (verdict.state === "emptied") rememberLoss(storage, verdict.unsent);
}
