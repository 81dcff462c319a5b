import { ok, err, type Result } from "../../../src/domain/basics/result.ts";
import { codeOf, logs } from "../logs.ts";
import { identityOf, type Claims, type Identity } from "./identity.ts";

export type AccessProblem = "unauthenticated" | "account_disabled";

/** Checks signature, audience, issuer, expiry and revocation; rejects with an `auth/…` code. */
export type VerifyToken = (token: string) => Promise<Claims>;

/** What the token itself is to blame for; anything else (the provider does not answer) is thrown on. */
const TOKEN_FAULTS = new Set([
  "auth/argument-error",
  "auth/invalid-id-token",
  "auth/id-token-expired",
  "auth/id-token-revoked",
  "auth/user-not-found",
]);

export async function identify(
  header: string | undefined,
  verify: VerifyToken,
): Promise<Result<Identity, AccessProblem>> {
  const token = header?.match(/^Bearer ([\w.-]+)$/u)?.[1];
  if (token === undefined) return err("unauthenticated");
  try {
    return ok(identityOf(await verify(token)));
  } catch (error) {
    const code = codeOf(error);
    if (code === "auth/user-disabled") return err("account_disabled");
    // The Admin SDK lets through what JSON.parse throws on a token's middle part.
    if (!TOKEN_FAULTS.has(code) && !(error instanceof SyntaxError)) throw error;
    logs.tokenRefused(code);
    return err("unauthenticated");
  }
}
