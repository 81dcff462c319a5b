import { deviceNameOf, preventRecreation } from "../../data/device/device-handle.ts";
import { readNoMore } from "../../data/live.ts";
import { actorOf, type Account } from "../../remote/auth/account.ts";
import { localStore } from "../../data/device/page-storage.ts";
import type { AppState, AppStore } from "../app-state.ts";
import { logProblem } from "../log-problem.ts";
import { evictionNotice, forgetEvictionNotice } from "./eviction-notice.ts";

/** Closes those of the account before (P8). Each is a chunk: the frame of the screen waits for neither. */
export async function openData(store: AppStore, account: Account): Promise<void> {
  const before = store.get();
  if (before.actor?.uid === account.uid) return;
  // A guest who follows a guest is the same person: their account was emptied with the rest.
  const isSamePerson = before.actor?.isGuest !== false && account.isGuest;
  if (!isSamePerson) forgetEvictionNotice(localStore());
  const evictedUnsent = evictionNotice(localStore());
  store.set({ actor: actorOf(account, {}), device: undefined, replica: undefined, evictedUnsent });
  await leave(before);
  await claimShares(before.actor?.uid);
  void claimShares(account.uid);
  try {
    await Promise.all([bringDevice(store, account.uid), bringReplica(store, account.uid)]);
  } catch (error) {
    logProblem("The databases could not be opened.", error);
  }
}

export async function closeData(store: AppStore): Promise<void> {
  const { actor, device, replica } = store.get();
  store.set({
    actor: undefined,
    signIn: "unknown",
    device: undefined,
    replica: undefined,
    evictedUnsent: undefined,
  });
  await leave({ device, replica });
  await claimShares(actor?.uid);
}

/** A write that comes late must not bring back what was taken off this device, and screens let go of its replica only after this. */
async function leave({ device, replica }: Pick<AppState, "device" | "replica">): Promise<void> {
  if (device !== undefined) preventRecreation(device).close();
  if (replica === undefined) return;
  readNoMore(replica);
  await replica.close();
}

async function bringDevice(store: AppStore, uid: string): Promise<void> {
  const [{ openDevice }, { watchStorage }] = await Promise.all([
    import("../../data/device/open-device.ts"),
    import("./watch-storage.ts"),
  ]);
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

/** Photos shared to Parvis and not yet in a draft are those of whoever was here when they came. */
function claimShares(uid: string | undefined): Promise<void> {
  if (uid === undefined) return Promise.resolve();
  return attempt(async () => {
    const { claimSharedFiles } = await import("../../data/device/shared-files.ts");
    await claimSharedFiles(deviceNameOf(uid));
  });
}

/** A guest became an account; what could not be handed over now is when the adoption is finished. */
export function handOverShares(from: string, to: string): Promise<void> {
  return attempt(async () => {
    const { handOverSharedFiles } = await import("../../data/device/shared-files.ts");
    await handOverSharedFiles(deviceNameOf(from), deviceNameOf(to));
  });
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logProblem("The shared photos could not be given to their owner.", error);
  }
}
