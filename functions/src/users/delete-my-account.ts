import { HttpsError } from "firebase-functions/https";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { object } from "../../../src/domain/basics/schema.ts";
import { NO_ROLES } from "../access/identity.ts";
import { ifThere } from "../access/if-there.ts";
import { setRoles } from "../access/set-roles.ts";
import { RECENT_PROOF_S } from "../config.ts";
import { auth } from "../firebase.ts";
import { accountCall, type Caller } from "../http/account-call.ts";
import { closeAccount } from "./close-account.ts";
import { forgetProfile, leaveContents } from "./forget-account.ts";
import { takeMarksOff } from "./take-marks-off.ts";

/** Its reports stay without an author. Interrupted, it is called again and ends the work. */
export const deleteMyAccount = accountCall(
  { name: "users-deleteMyAccount", payload: object({}), evenDisabled: true, onceGone: {} },
  async (_, caller) => {
    if (!isProvedLately(caller)) throw new HttpsError("failed-precondition", "requires_recent_login");
    const { uid, isAdmin, moderatorOfCities } = caller;
    if (isAdmin || moderatorOfCities.length > 0) await setRoles(uid, () => NO_ROLES);
    await closeAccount(uid, "deleted");
    await leaveContents(uid);
    await takeMarksOff(uid);
    await forgetProfile(uid);
    await ifThere(auth().deleteUser(uid));
    return {};
  },
);

/** A guest has nothing to prove themselves with but this browser. */
function isProvedLately({ isGuest, provedAtS }: Caller): boolean {
  return isGuest || provedAtS >= systemClock.now() / 1000 - RECENT_PROOF_S;
}
