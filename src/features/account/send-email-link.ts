import type { Result } from "../../domain/basics/result.ts";
import type { AuthProblem } from "../../remote/auth/auth-problem.ts";
import type { AccountServices } from "./account-desk.ts";
import { rememberEmailLinkAddress } from "./email-link-address.ts";
import { rememberEmailLinkPage } from "./email-link-page.ts";
import { localStore } from "../../data/device/page-storage.ts";

/**
 * Sends a sign-in link, and remembers on this device which address it went to and which page it was asked for.
 *
 * @param asked the page to open once its link was followed
 */
export async function sendEmailLink(
  { session }: AccountServices,
  email: string,
  asked?: string,
): Promise<Result<void, AuthProblem>> {
  const sent = await session.email.sendSignInLink(email);
  if (sent.ok) {
    rememberEmailLinkAddress(localStore(), email);
    rememberEmailLinkPage(localStore(), asked);
  }
  return sent;
}
