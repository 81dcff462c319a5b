import { FieldValue } from "firebase-admin/firestore";
import { refs } from "../store/paths.ts";

/** From here on no command is obeyed, on any device; the devices keep what they have not sent. */
export async function closeAccount(uid: string, why: "adopted" | "deleted"): Promise<void> {
  const updatedAt = FieldValue.serverTimestamp();
  const profile = refs.user(uid);
  const createdAt = (await profile.get()).exists ? {} : { createdAt: updatedAt };
  await profile.set({ ...createdAt, closed: why, rev: FieldValue.increment(1), updatedAt }, { merge: true });
}
