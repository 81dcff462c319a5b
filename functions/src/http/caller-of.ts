import { HttpsError, type CallableRequest } from "firebase-functions/https";
import { identify, type AccessProblem } from "../access/identify.ts";
import type { Identity } from "../access/identity.ts";
import { verifyToken } from "../access/verify-token.ts";

/** `onCall` has read the token only: the provider is asked too, so that a stopped account ends here (P9). */
export async function callerOf({ rawRequest }: CallableRequest): Promise<Identity> {
  const identity = await identify(rawRequest.headers.authorization, verifyToken);
  if (identity.ok) return identity.value;
  throw accessError(identity.problem);
}

export function accessError(problem: AccessProblem): HttpsError {
  return new HttpsError(problem === "account_disabled" ? "permission-denied" : "unauthenticated", problem);
}
