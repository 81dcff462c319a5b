import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { changeProfile } from "../store/profile.ts";

/** From here on no command is obeyed, on any device; the devices keep what they have not sent. */
export async function closeAccount(uid: string, why: "adopted" | "deleted"): Promise<void> {
  await db().runTransaction(async (transaction) => {
    changeProfile(transaction, await transaction.get(refs.user(uid)), { closed: why });
  });
}
