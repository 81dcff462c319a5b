import { HttpsError } from "firebase-functions/https";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { withoutAuthor } from "../../../src/domain/content/change-author.ts";
import { object } from "../../../src/domain/basics/schema.ts";
import { NO_ROLES } from "../access/identity.ts";
import { setRoles } from "../access/set-roles.ts";
import { CLOSED_MARK_MS, RECENT_PROOF_S } from "../config.ts";
import { auth, db } from "../firebase.ts";
import { accountCall, type Caller } from "../http/account-call.ts";
import { codeOf } from "../logs.ts";
import { refs } from "../store/paths.ts";
import { closeAccount } from "./close-account.ts";
import { changeOwnContent, creationsOf } from "./own-contents.ts";
import { takeMarksOff } from "./take-marks-off.ts";

/** Its reports stay without an author. Interrupted, it is called again and ends the work. */
export const deleteMyAccount = accountCall(
  { name: "users-deleteMyAccount", payload: object({}), evenDisabled: true, onceGone: {} },
  async (_, caller) => {
    if (!isProvedLately(caller)) throw new HttpsError("failed-precondition", "requires_recent_login");
    const { uid, isAdmin, moderatorOfCities } = caller;
    if (isAdmin || moderatorOfCities.length > 0) await setRoles(uid, () => NO_ROLES);
    await closeAccount(uid, "deleted");
    for await (const receipt of creationsOf(uid)) {
      await changeOwnContent(uid, receipt, (content) => withoutAuthor(content, systemClock.now()));
    }
    await takeMarksOff(uid);
    await refs.closed(uid).set({ expireAt: new Date(systemClock.now() + CLOSED_MARK_MS) });
    await db().recursiveDelete(refs.user(uid));
    await deleteSignIn(uid);
    return {};
  },
);

/** A guest has nothing to prove themselves with but this browser. */
function isProvedLately({ isGuest, provedAtS }: Caller): boolean {
  return isGuest || provedAtS >= systemClock.now() / 1000 - RECENT_PROOF_S;
}

async function deleteSignIn(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    if (codeOf(error) !== "auth/user-not-found") throw error;
  }
}
