import { HttpsError } from "firebase-functions/https";
import { isOfficial } from "../../../src/domain/account/actor.ts";
import { displayNameSchema } from "../../../src/domain/account/display-name.ts";
import { anything, object } from "../../../src/domain/basics/schema.ts";
import { db } from "../firebase.ts";
import { accountCall } from "../http/account-call.ts";
import { refs } from "../store/paths.ts";
import { changeProfile } from "../store/profile.ts";

const payload = object<{ readonly displayName: unknown }>({ displayName: anything });

/** The name for what is written from now on; what is published already keeps the name it was published under. */
export const updateProfile = accountCall(
  { name: "users-updateProfile", payload },
  async (written, caller) => {
    const { uid } = caller;
    const parsed = displayNameSchema({ isOfficial: isOfficial(caller) }).parse(written.displayName);
    if (!parsed.ok) throw new HttpsError("invalid-argument", "malformed");
    const displayName = parsed.value;
    await db().runTransaction(async (transaction) => {
      const profile = await transaction.get(refs.user(uid));
      if (profile.get("displayName") === displayName) return;
      changeProfile(transaction, profile, { displayName });
    });
    return { displayName };
  },
);
