import { HttpsError, type CallableRequest } from "firebase-functions/https";
import { isAppCheckOn } from "../access/app-check.ts";
import { identify, type AccessProblem } from "../access/identify.ts";
import type { Identity } from "../access/identity.ts";
import { mayCall } from "../access/may-today.ts";
import { verifyToken } from "../access/verify-token.ts";

/** `onCall` verifies the proof of App Check where one came along; where it is switched on, there must be one. */
export function refuseUnproved({ app }: CallableRequest): void {
  if (isAppCheckOn() && app === undefined) throw new HttpsError("unavailable", "unverified_app");
}

/** `onCall` has read the token only: the provider is asked too, so that a stopped account ends here (P9). */
export async function callerOf({ rawRequest }: CallableRequest): Promise<Identity> {
  const identity = await identify(rawRequest.headers.authorization, verifyToken);
  if (identity.ok) return identity.value;
  throw accessError(identity.problem);
}

export async function refuseTooMany(name: string, { uid }: Identity): Promise<void> {
  if (!(await mayCall(uid, name))) throw new HttpsError("resource-exhausted", "quota");
}

export function accessError(problem: AccessProblem): HttpsError {
  return new HttpsError(problem === "account_disabled" ? "permission-denied" : "unauthenticated", problem);
}
