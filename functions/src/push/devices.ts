import { createHash } from "node:crypto";
import { FieldValue } from "firebase-admin/firestore";
import type { PushDevice } from "../../../src/domain/notification/push-device.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";

export interface KnownDevice extends PushDevice {
  readonly id: string;
}

/** One browser has one endpoint, and this name everywhere. */
export function deviceIdOf(endpoint: string): string {
  return createHash("sha256").update(endpoint).digest("hex");
}

/** A browser wakes one person: whoever used it before is told nothing there any more (F61). */
export async function keepDevice(uid: string, device: PushDevice): Promise<void> {
  const id = deviceIdOf(device.endpoint);
  await db().runTransaction(async (transaction) => {
    const { owner } = await readTogether(transaction, { owner: refs.pushEndpoint(id) });
    const before: unknown = owner.get("uid");
    if (typeof before === "string" && before !== uid) transaction.delete(refs.device(before, id));
    transaction.set(owner.ref, { uid });
    transaction.set(refs.device(uid, id), { ...device, id, updatedAt: FieldValue.serverTimestamp() });
  });
}

export async function forgetDevice(uid: string, id: string): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const { owner } = await readTogether(transaction, { owner: refs.pushEndpoint(id) });
    if (owner.get("uid") === uid) transaction.delete(owner.ref);
    transaction.delete(refs.device(uid, id));
  });
}

/** With the account; what waits for it rings nowhere. */
export async function forgetDevices(uid: string): Promise<void> {
  for (const { id } of await devicesOf(uid)) await forgetDevice(uid, id);
  const { docs } = await db().collection("pushes").where("uid", "==", uid).select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

/** The person goes on with an account: this browser wakes them as before. */
export async function moveDevices(guestUid: string, accountUid: string): Promise<void> {
  for (const { endpoint, p256dh, auth, label } of await devicesOf(guestUid))
    await keepDevice(accountUid, { endpoint, p256dh, auth, label });
}

/** Whose address is the oldest comes first. */
export async function devicesOf(uid: string): Promise<readonly KnownDevice[]> {
  const { docs } = await refs.devices(uid).orderBy("updatedAt").get();
  return docs.map((document) => document.data() as KnownDevice);
}
