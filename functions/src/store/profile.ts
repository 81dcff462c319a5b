import { FieldValue, Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import type { Actor } from "../../../src/domain/account/actor.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { AccessProblem } from "../access/identify.ts";
import type { Identity } from "../access/identity.ts";
import type { Unlocked } from "./without-locks.ts";

/** users/{uid}: a missing profile is one that was not written yet, not an account without rights. */
export function actorOf(identity: Identity, profile: DocumentSnapshot, performedAt: Instant): Actor {
  return { ...identity, displayName: nameAt(profile, performedAt), isDisabled: isDisabled(profile) };
}

/** What `nameAt` reads. */
export const NAME_FIELDS = ["displayName", "nameHiddenAt"];

/** The name that goes with what was done then; empty where they have none, or hid it since. */
export function nameAt(profile: DocumentSnapshot, performedAt: Instant): string {
  const displayName: unknown = profile.get("displayName");
  return typeof displayName === "string" && !wasHiddenSince(profile, performedAt) ? displayName : "";
}

/** « Masquer mon nom partout » came after: an answer lost on the way, or another device that was offline. */
function wasHiddenSince(profile: DocumentSnapshot, performedAt: Instant): boolean {
  const hiddenAt: unknown = profile.get("nameHiddenAt");
  return hiddenAt instanceof Timestamp && performedAt <= hiddenAt.toMillis();
}

/** By an administrator; or closed by its owner, whose reports went to another account or to nobody. */
export function isDisabled(profile: DocumentSnapshot): boolean {
  return profile.get("isDisabled") === true || profile.get("closed") !== undefined;
}

/** `unauthenticated`: rights changed since the token was made, or in that second; a new token says which there are (P9). */
export function accessProblemOf(
  profile: DocumentSnapshot,
  { issuedAtS }: Pick<Identity, "issuedAtS">,
): AccessProblem | undefined {
  if (isDisabled(profile)) return "account_disabled";
  const rightsSince: unknown = profile.get("rightsSince");
  return typeof rightsSince === "number" && issuedAtS <= rightsSince ? "unauthenticated" : undefined;
}

/** The client writes `createdAt` after the anonymous sign-in; when that write was lost, the first command makes up for it. */
export function repairProfile(transaction: Unlocked, profile: DocumentSnapshot): void {
  if (!profile.exists) changeProfile(transaction, profile, {});
}

/** The one writer of profiles: what the change does not name stays, and devices hear of it. */
export function changeProfile(transaction: Unlocked, profile: DocumentSnapshot, change: object): void {
  const updatedAt = FieldValue.serverTimestamp();
  const createdAt = profile.exists ? {} : { createdAt: updatedAt };
  const changed = { ...createdAt, ...change, rev: FieldValue.increment(1), updatedAt };
  transaction.set(profile.ref, changed, { merge: true });
}
