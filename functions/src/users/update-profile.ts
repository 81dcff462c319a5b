import { FieldValue } from "firebase-admin/firestore";
import { object, text } from "../../../src/domain/basics/schema.ts";
import { AUTHOR_NAME_CHARS_MAX } from "../../../src/domain/limits/limits.ts";
import { db } from "../firebase.ts";
import { accountCall } from "../http/account-call.ts";
import { refs } from "../store/paths.ts";

const payload = object<{ readonly displayName: string }>({
  displayName: text({ max: AUTHOR_NAME_CHARS_MAX }),
});

/** The name for what is written from now on; what is published already keeps the name it was published under. */
export const updateProfile = accountCall(
  { name: "users-updateProfile", payload },
  async ({ displayName }, { uid }) => {
    await db().runTransaction(async (transaction) => {
      const profile = await transaction.get(refs.user(uid));
      if (profile.get("displayName") === displayName) return;
      const updatedAt = FieldValue.serverTimestamp();
      const createdAt = profile.exists ? {} : { createdAt: updatedAt };
      const change = { displayName, rev: FieldValue.increment(1), updatedAt };
      transaction.set(profile.ref, { ...createdAt, ...change }, { merge: true });
    });
    return { displayName };
  },
);
