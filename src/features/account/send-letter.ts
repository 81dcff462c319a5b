import type { Result } from "../../domain/basics/result.ts";
import type { AuthProblem } from "../../remote/auth/auth-problem.ts";
import type { AccountServices } from "./account-desk.ts";
import { rememberLetterAddress } from "./letter-address.ts";
import { localStore } from "../../data/device/page-storage.ts";

/** Sends a sign-in letter, and remembers on this device whom it went to. */
export async function sendLetter(
  { session }: AccountServices,
  email: string,
): Promise<Result<void, AuthProblem>> {
  const sent = await session.email.sendSignInLink(email);
  if (sent.ok) rememberLetterAddress(localStore(), email);
  return sent;
}
