import { auth } from "../firebase.ts";
import { codeOf } from "../logs.ts";

/** True when the identity provider has no such account any more; rejects when it does not answer. */
export async function isGone(uid: string): Promise<boolean> {
  try {
    await auth().getUser(uid);
    return false;
  } catch (error) {
    if (codeOf(error) === "auth/user-not-found") return true;
    throw error;
  }
}
