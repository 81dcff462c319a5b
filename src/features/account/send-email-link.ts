import { useSearchParams } from "react-router-dom";
import { localStore } from "../../data/device/page-storage.ts";
import type { Result } from "../../domain/basics/result.ts";
import { ownPathOf } from "../../domain/navigation/own-path.ts";
import type { AuthProblem } from "../../remote/auth/auth-problem.ts";
import type { AccountServices } from "./account-context.ts";
import { rememberEmailLink } from "./email-link-request.ts";

/** Remembers on this device which address the link went to, and which page it was asked for. */
export async function sendEmailLink(
  { session }: AccountServices,
  email: string,
  page?: string,
): Promise<Result<void, AuthProblem>> {
  const sent = await session.email.sendSignInLink(email);
  if (sent.ok) rememberEmailLink(localStore(), email, page);
  return sent;
}

export function useAskedPage(): string | undefined {
  const [query] = useSearchParams();
  return ownPathOf(query.get("redirect"));
}
