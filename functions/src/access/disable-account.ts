import { FieldValue } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { auth, db } from "../firebase.ts";
import { forgetDevices } from "../push/devices.ts";
import { refs } from "../store/paths.ts";
import { NO_ROLES } from "./identity.ts";
import { setRoles } from "./set-roles.ts";

export interface Disabling {
  /** What the person is told. */
  readonly reason: string;
  /** `null`: until somebody enables it again. */
  readonly until: Instant | null;
}

/**
 * The one way in which an account is disabled: the profile first, which functions and rules read, then its roles with their claims
 * and the mark that ends tokens, then its devices, which ring no more, then its sessions. The account may sign in again and read why (docs/decisions/0005). A guest's
 * session is not ended: a browser that lost its guest would begin anew as another one. Interrupted, it is called again.
 */
export async function disableAccount(uid: string, { reason, until }: Disabling): Promise<void> {
  const { providerData } = await auth().getUser(uid);
  await changeProfile(uid, {
    isDisabled: true,
    disabledReason: reason,
    disabledUntil: until === null ? null : new Date(until),
  });
  await setRoles(uid, () => NO_ROLES);
  await forgetDevices(uid);
  if (providerData.length > 0) await auth().revokeRefreshTokens(uid);
}

/** Roles do not come back with it: somebody grants them again. */
export async function enableAccount(uid: string): Promise<void> {
  await changeProfile(uid, { isDisabled: false, disabledReason: "", disabledUntil: null });
}

async function changeProfile(uid: string, change: object): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const profile = await transaction.get(refs.user(uid));
    const updatedAt = FieldValue.serverTimestamp();
    const createdAt = profile.exists ? {} : { createdAt: updatedAt };
    transaction.set(
      profile.ref,
      { ...createdAt, ...change, rev: FieldValue.increment(1), updatedAt },
      { merge: true },
    );
  });
}
