import type { FirebaseApp } from "firebase/app";
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
} from "firebase/firestore/lite";
import type { DeviceDatabase } from "../src/data/device/open-device.ts";

const CREATED = "profile";

/** Once, after the anonymous sign-in (AUTH-2); a second is refused, which is as good. Rejects offline. */
export async function createProfile(
  app: FirebaseApp,
  emulator: { readonly host: string; readonly port: number } | undefined,
  { uid, device }: { readonly uid: string; readonly device: DeviceDatabase },
): Promise<void> {
  if ((await device.settings.get(CREATED)) !== undefined) return;
  const firestore = getFirestore(app);
  if (emulator !== undefined) connectFirestoreEmulator(firestore, emulator.host, emulator.port);
  try {
    await setDoc(doc(firestore, "users", uid), { createdAt: serverTimestamp() });
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  await device.settings.put({ key: CREATED, value: uid });
}

function isRefusal(error: unknown): boolean {
  return (error as { readonly code?: unknown } | null)?.code === "permission-denied";
}
