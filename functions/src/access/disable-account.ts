import type { Suspension } from "../../../src/domain/account/suspension.ts";
import { auth, db } from "../firebase.ts";
import { forgetDevices } from "../push/devices.ts";
import { refs } from "../store/paths.ts";
import { changeProfile } from "../store/profile.ts";
import { NO_ROLES } from "./identity.ts";
import { setRoles } from "./set-roles.ts";

/**
 * The one way in which an account is disabled: the profile first, which functions and rules read, then its roles with their claims
 * and the mark that ends tokens, then its devices, which ring no more, then its sessions. The account may sign in again and read why (docs/decisions/0005). A guest's
 * session is not ended: a browser that lost its guest would begin anew as another one. Interrupted, it is called again.
 */
export async function disableAccount(uid: string, { reason, until }: Suspension): Promise<void> {
  const { providerData } = await auth().getUser(uid);
  await change(uid, {
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
  await change(uid, { isDisabled: false, disabledReason: "", disabledUntil: null });
}

async function change(uid: string, disabling: object): Promise<void> {
  await db().runTransaction(async (transaction) => {
    changeProfile(transaction, await transaction.get(refs.user(uid)), disabling);
  });
}
