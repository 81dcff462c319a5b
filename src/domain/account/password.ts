import { charsOf } from "../basics/text.ts";
import { PASSWORD_CHARS } from "../limits/limits.ts";

export type PasswordProblem =
  | { readonly code: "required" }
  | { readonly code: "too_short"; readonly limit: number }
  | { readonly code: "too_long"; readonly limit: number }
  | { readonly code: "too_common" };

/**
 * Length and the list of what everybody chooses; no rule about capitals, digits or signs, which make passwords worse.
 *
 * @param common in lower case; undefined while the list is not here, and then only the length counts
 */
export function passwordProblem(
  password: string,
  common: ReadonlySet<string> | undefined,
): PasswordProblem | undefined {
  const chars = charsOf(password);
  if (chars === 0) return { code: "required" };
  if (chars < PASSWORD_CHARS.min) return { code: "too_short", limit: PASSWORD_CHARS.min };
  if (chars > PASSWORD_CHARS.max) return { code: "too_long", limit: PASSWORD_CHARS.max };
  return common?.has(password.toLowerCase()) === true ? { code: "too_common" } : undefined;
}
