import { neverMadeAgain } from "../../data/device/never-made-again.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { actorOf, type Account } from "../../remote/auth/account.ts";
import { logProblem } from "../log-problem.ts";
import type { AppStore } from "../app-state.ts";
import { claimShares } from "./shares.ts";
import { forgetLoss, untoldLoss } from "./eviction-notice.ts";
import { watchStorage } from "./watch-storage.ts";
import { localStore } from "../../data/device/page-storage.ts";

/**
 * Opens the two databases of an account and closes those of the one before, so that nothing of one person is in reach of
 * another (P8). Each comes with a chunk of its own: the frame of the screen waits for neither.
 */
export async function openData(store: AppStore, account: Account): Promise<void> {
  const before = store.get();
  if (before.actor?.uid === account.uid) return;
  // A guest who follows a guest is the same person: their account was emptied with the rest.
  const isSamePerson = before.actor?.isGuest !== false && account.isGuest;
  if (!isSamePerson) forgetLoss(localStore());
  const emptied = untoldLoss(localStore());
  store.set({ actor: actorOf(account, {}), device: undefined, replica: undefined, emptied });
  leave(before.device);
  await before.replica?.close();
  await claimShares(before.actor?.uid);
  void claimShares(account.uid);
  try {
    await Promise.all([bringDevice(store, account.uid), bringReplica(store, account.uid)]);
  } catch (error) {
    logProblem("The databases could not be opened.", error);
  }
}

/** Nobody is here: nothing of the one before stays in reach. */
export async function closeData(store: AppStore): Promise<void> {
  const { actor, device, replica } = store.get();
  store.set({
    actor: undefined,
    signIn: "unknown",
    device: undefined,
    replica: undefined,
    emptied: undefined,
  });
  leave(device);
  await replica?.close();
  await claimShares(actor?.uid);
}

/** A write that comes late must not bring back what was taken off this device. */
function leave(device: DeviceDatabase | undefined): void {
  if (device !== undefined) neverMadeAgain(device).close();
}

async function bringDevice(store: AppStore, uid: string): Promise<void> {
  const { openDevice } = await import("../../data/device/open-device.ts");
  if (store.get().actor?.uid !== uid) return;
  const device = openDevice(uid);
  store.set({ device });
  void watchStorage(store, device);
}

export async function bringReplica(store: AppStore, uid: string): Promise<void> {
  const { openReplica } = await import("../../data/replica/open-replica.ts");
  const replica = await openReplica(uid);
  if (store.get().actor?.uid === uid) return store.set({ replica });
  await replica.close();
}
