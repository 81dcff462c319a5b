import { HttpsError } from "firebase-functions/https";
import { object, text } from "../../../src/domain/basics/schema.ts";
import { identify } from "../access/identify.ts";
import type { Identity } from "../access/identity.ts";
import { verifyToken } from "../access/verify-token.ts";
import { TOKEN_CHARS_MAX } from "../config.ts";
import { db } from "../firebase.ts";
import { accountCall } from "../http/account-call.ts";
import { accessError } from "../http/caller-of.ts";
import { moveDevices } from "../push/devices.ts";
import { moveBlockRequests } from "../store/block-requests.ts";
import { refs } from "../store/paths.ts";
import { accessProblemOf, changeProfile, isDisabled } from "../store/profile.ts";
import { suspensionOf } from "../store/suspension-of.ts";
import { adoptCities } from "./adopt-cities.ts";
import { adoptNotifications } from "./adopt-notifications.ts";
import { adoptQuota } from "./adopt-quota.ts";
import { adoptReceipt } from "./adopt-receipt.ts";
import { closeAccount } from "./close-account.ts";
import { receiptsOf } from "./own-contents.ts";

const payload = object<{ readonly accountToken: string }>({
  accountToken: text({ min: 1, max: TOKEN_CHARS_MAX }),
});

/** The guest calls, with the account's token: both are proved (F57). Interrupted, it is called again. */
export const adoptGuest = accountCall(
  { name: "users-adoptGuest", payload, evenDisabled: true },
  async ({ accountToken }, guest) => {
    if (!guest.isGuest) throw new HttpsError("failed-precondition", "not_a_guest");
    const account = await accountBehind(accountToken);
    await bindGuest(guest.uid, account.uid);
    for await (const receipt of receiptsOf(guest.uid)) await adoptReceipt(guest.uid, account, receipt);
    await adoptCities(guest.uid, account.uid);
    await adoptQuota(guest.uid, account.uid);
    await adoptNotifications(guest.uid, account.uid);
    await moveDevices(guest.uid, account.uid);
    await moveBlockRequests(guest.uid, account.uid);
    return { uid: account.uid };
  },
);

async function accountBehind(token: string): Promise<Identity> {
  const identity = await identify(`Bearer ${token}`, verifyToken);
  if (!identity.ok) throw accessError(identity.problem);
  if (identity.value.isGuest) throw new HttpsError("failed-precondition", "not_an_account");
  const profile = await refs.user(identity.value.uid).get();
  const problem = accessProblemOf(profile, identity.value);
  // Whoever proved that it is theirs is told why where they sign in: they come no further.
  if (problem === "account_disabled")
    throw new HttpsError("permission-denied", problem, suspensionOf(profile));
  if (problem !== undefined) throw accessError(problem);
  return identity.value;
}

/** One guest goes to one account, whoever asks again; a guest an administrator disabled takes nothing along. */
async function bindGuest(guestUid: string, accountUid: string): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const profile = await transaction.get(refs.user(guestUid));
    const adoptedBy: unknown = profile.get("adoptedBy");
    if (adoptedBy === accountUid) return;
    if (adoptedBy !== undefined || isDisabled(profile))
      throw new HttpsError("permission-denied", "account_disabled");
    changeProfile(transaction, profile, { adoptedBy: accountUid });
  });
  await closeAccount(guestUid, "adopted");
}
