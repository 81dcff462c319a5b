import type { Result } from "../../domain/basics/result.ts";
import type { AuthProblem } from "../../remote/auth/auth-problem.ts";
import type { AccountServices } from "./account-context.ts";
import { rememberLetterAddress } from "./letter-address.ts";
import { rememberLetterPage } from "./letter-page.ts";
import { localStore } from "../../data/device/page-storage.ts";

/**
 * Sends a sign-in letter, and remembers on this device whom it went to, and what for.
 *
 * @param asked the page to open once its link was followed
 */
export async function sendLetter(
  { session }: AccountServices,
  email: string,
  asked?: string,
): Promise<Result<void, AuthProblem>> {
  const sent = await session.email.sendSignInLink(email);
  if (sent.ok) {
    rememberLetterAddress(localStore(), email);
    rememberLetterPage(localStore(), asked);
  }
  return sent;
}
