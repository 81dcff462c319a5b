import { useEffect, useState } from "react";
import type { CheckedCode } from "../../remote/auth/action-codes.ts";
import type { AuthProblemCode } from "../../remote/auth/auth-problem.ts";
import type { AccountServices } from "./account-desk.ts";

export interface LetterCode {
  readonly code: string;
  readonly apiKey: string;
}

export type CodeState =
  | { readonly kind: "checking" }
  | { readonly kind: "checked"; readonly checked: CheckedCode }
  /** Made for another app (6.4.3): it is not even asked about. */
  | { readonly kind: "foreign" }
  | { readonly kind: "expired" }
  | { readonly kind: "used" }
  /** No answer this time: the code is kept, and asked about again when the network is back. */
  | { readonly kind: "offline" };

/** Asks the provider what a letter's code is for; again when asked, and when the network is back. */
export function useCheckedCode({ session }: AccountServices, { code, apiKey }: LetterCode) {
  const { codes } = session;
  const isOurs = codes.isOurs(apiKey);
  const [state, setState] = useState<CodeState>({ kind: "checking" });
  const [tries, setTries] = useState(1);
  const isOffline = state.kind === "offline";
  useEffect(() => {
    let isCurrent = isOurs && tries > 0;
    const ask = async (): Promise<void> => {
      const answer = await codes.check(code);
      if (!isCurrent) return;
      setState(
        answer.ok ? { kind: "checked", checked: answer.value } : { kind: kindOf(answer.problem.code) },
      );
    };
    if (isCurrent) void ask();
    return () => {
      isCurrent = false;
    };
  }, [codes, code, isOurs, tries]);
  useEffect(() => {
    if (!isOffline) return;
    const again = () => setTries((before) => before + 1);
    addEventListener("online", again);
    return () => removeEventListener("online", again);
  }, [isOffline]);
  const shown: CodeState = isOurs ? state : { kind: "foreign" };
  return { state: shown, retry: () => setTries(tries + 1) };
}

/** What is not the code's fault passes. */
function kindOf(code: AuthProblemCode): "expired" | "used" | "offline" {
  if (code === "code_expired") return "expired";
  return code === "code_invalid" || code === "account_gone" || code === "account_disabled"
    ? "used"
    : "offline";
}
