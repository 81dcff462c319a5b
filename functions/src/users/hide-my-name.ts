import { FieldValue } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { withoutName } from "../../../src/domain/content/change-author.ts";
import { object } from "../../../src/domain/basics/schema.ts";
import { db } from "../firebase.ts";
import { accountCall } from "../http/account-call.ts";
import { refs } from "../store/paths.ts";
import { changeProfile } from "../store/profile.ts";
import { leaveSignature, maySayByWhom } from "./leave-signature.ts";
import { byEachReceipt, changeOwnContent, isCreation } from "./own-contents.ts";

/** The mark comes first: a report decided meanwhile reads it, or has its receipt when those are read. */
export const hideMyName = accountCall(
  { name: "users-hideMyName", payload: object({}), evenDisabled: true },
  async (_, { uid }) => {
    await markHidden(uid);
    await byEachReceipt(uid, async (receipt) => {
      if (isCreation(receipt))
        await changeOwnContent(uid, receipt, (content) => withoutName(content, systemClock.now()));
      else if (maySayByWhom(receipt)) await leaveSignature(receipt);
    });
    return {};
  },
);

async function markHidden(uid: string): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const profile = await transaction.get(refs.user(uid));
    changeProfile(transaction, profile, { nameHiddenAt: FieldValue.serverTimestamp() });
  });
}
