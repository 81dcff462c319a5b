import type { DocumentReference } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { mergedMembership } from "../../../src/domain/account/merged-membership.ts";
import { hasMark, type KeptMark } from "../../../src/domain/account/marks.ts";
import { decidedAt, type Membership } from "../../../src/domain/account/membership.ts";
import { db } from "../firebase.ts";
import { membershipDocument } from "../store/membership-document.ts";
import { refs } from "../store/paths.ts";
import { changeProfile } from "../store/profile.ts";
import { readTogether } from "../store/read-together.ts";
import { membershipIn } from "../store/membership-in.ts";
import { moveMuting } from "../store/write-muting.ts";
import { takeOff } from "./take-marks-off.ts";

/** The city the account belongs to stays its own. */
export async function adoptCities(guestUid: string, accountUid: string): Promise<void> {
  const memberships = await refs.user(guestUid).collection("cities").get();
  for (const { id, ref } of memberships.docs) {
    await leaveWhatTheAccountDecided(ref, refs.membership(accountUid, id));
    await join(ref, refs.membership(accountUid, id));
    await moveMuting(id, guestUid, accountUid);
  }
  await adoptHome(guestUid, accountUid);
}

async function adoptHome(guestUid: string, accountUid: string): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const { guest, account } = await readTogether(transaction, {
      guest: refs.user(guestUid),
      account: refs.user(accountUid),
    });
    const cityId: unknown = guest.get("cityId");
    if (typeof cityId === "string" && typeof account.get("cityId") !== "string")
      changeProfile(transaction, account, { cityId });
  });
}

/** Two accounts that become one count once: the guest's mark goes where the account has the same, or took it back later (P10). */
function leaveWhatTheAccountDecided(guests: DocumentReference, accounts: DocumentReference): Promise<void> {
  const decided = (mark: KeptMark, account: Membership) =>
    hasMark(account.marks, mark) || decidedAt(account, mark) > (mark.at ?? 0);
  return takeOff(
    guests,
    (marks, account) => (account === undefined ? [] : marks.filter((mark) => decided(mark, account))),
    accounts,
  );
}

async function join(guests: DocumentReference, accounts: DocumentReference): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const { guest, account } = await readTogether(transaction, { guest: guests, account: accounts });
    const theirs = membershipIn(guest);
    if (theirs === undefined) return;
    const mine = membershipIn(account);
    const joined = mine === undefined ? theirs : mergedMembership(mine, theirs, systemClock.now());
    transaction.set(account.ref, membershipDocument(joined));
    transaction.delete(guest.ref);
  });
}
