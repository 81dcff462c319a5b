import { perCollection } from "../../src/domain/command/subject.ts";
import type { Membership } from "../../src/domain/account/membership.ts";
import { NO_ROLES } from "../../functions/src/access/identity.ts";
import { setRoles } from "../../functions/src/access/set-roles.ts";
import { auth } from "../../functions/src/firebase.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { DEMO_ACCOUNTS, DEMO_CITY_ID, DEMO_PASSWORD } from "./accounts.ts";

const NONE = perCollection(() => 0);

/** The three accounts, with their rights as the token carries them, and their profiles. The first is the resident's. */
export async function createAccounts(membership: Membership): Promise<void> {
  const updatedAt = new Date(membership.updatedAt);
  for (const [index, { uid, email, displayName, roles }] of DEMO_ACCOUNTS.entries()) {
    const profile = {
      displayName,
      cityId: DEMO_CITY_ID,
      isDisabled: false,
      createdAt: updatedAt,
      rev: 1,
      updatedAt,
    };
    await refs.user(uid).set(profile);
    const theirs =
      index === 0 ? membership : { ...membership, marks: [], contributions: NONE, approved: NONE };
    await refs.membership(uid, DEMO_CITY_ID).set(membershipDocument(theirs));
    await auth().createUser({ uid, email, displayName, password: DEMO_PASSWORD, emailVerified: true });
    if (roles !== NO_ROLES) await setRoles(uid, () => roles);
  }
}
