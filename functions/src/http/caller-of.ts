import { HttpsError, type CallableRequest } from "firebase-functions/https";
import { identify } from "../access/identify.ts";
import type { Identity } from "../access/identity.ts";
import { verifyToken } from "../access/verify-token.ts";

/**
 * Who calls a callable. `onCall` has read the token only: the identity provider is asked as for commands, so that a
 * deleted or stopped account ends here too (P9). Throws the code of the commands for whoever is refused.
 */
export async function callerOf({ rawRequest }: CallableRequest): Promise<Identity> {
  const identity = await identify(rawRequest.headers.authorization, verifyToken);
  if (identity.ok) return identity.value;
  const status = identity.problem === "account_disabled" ? "permission-denied" : "unauthenticated";
  throw new HttpsError(status, identity.problem);
}
