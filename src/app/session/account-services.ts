import type { AccountServices } from "../../features/account/account-context.ts";
import { adoptDevice } from "../../data/device/adopt-device.ts";
import type { AppState, AppStore } from "../app-state.ts";
import { untilState } from "../store.ts";
import { noteAdoption } from "./adoption.ts";

export function accountServices(
  { services, startup }: Pick<AppState, "services" | "startup">,
  store: AppStore,
  storage: Storage,
): AccountServices | undefined {
  if (services === undefined || startup === undefined) return undefined;
  return {
    session: services.session,
    calls: services.accountCalls,
    handOver: (accountUid) => handOver(store, storage, accountUid),
    leave: (keep) => leave(store, startup.leave, keep),
  };
}

async function handOver(store: AppStore, storage: Storage, accountUid: string): Promise<void> {
  const { actor, device } = store.get();
  if (actor === undefined || device === undefined) return;
  noteAdoption(storage, { from: actor.uid, to: accountUid });
  const { openDevice } = await import("../../data/device/open-device.ts");
  const account = openDevice(accountUid);
  await adoptDevice(device, account);
  account.close();
}

/** The databases are closed by the start-up; then what must not stay on the disk for the next person goes (P8). */
async function leave(
  store: AppStore,
  signOut: () => Promise<void>,
  keep: "unsent" | "nothing",
): Promise<void> {
  const uid = store.get().actor?.uid;
  await wakeNoLonger().catch(() => undefined);
  await signOut();
  if (uid === undefined) return;
  await untilState(store, ({ actor }) => actor?.uid !== uid);
  const { deleteAccountData } = await import("../../data/device/delete-account-data.ts");
  await deleteAccountData(uid, keep);
}

async function wakeNoLonger(): Promise<void> {
  if (globalThis.Notification?.permission !== "granted") return;
  const parts = await import("./wake-no-longer.ts");
  await parts.wakeNoLonger();
}
