import { useEffect, useState } from "react";
import type { CheckedCode } from "../../remote/auth/action-codes.ts";
import type { AuthProblemCode } from "../../remote/auth/auth-problem.ts";
import type { AccountServices } from "./account-context.ts";

export interface EmailLinkCode {
  readonly code: string;
  readonly apiKey: string;
}

export type CodeState =
  | { readonly kind: "checking" }
  | { readonly kind: "checked"; readonly checked: CheckedCode }
  | { readonly kind: "incomplete" }
  /** Made for another app (specification 6.4.3): the provider is not asked. */
  | { readonly kind: "foreign" }
  | { readonly kind: "expired" }
  | { readonly kind: "used" }
  /** Checked again when the network is back. */
  | { readonly kind: "offline" }
  /** An answer that says nothing of the code; checked again on demand. */
  | { readonly kind: "failed"; readonly problem: AuthProblemCode };

const IS_SPENT: ReadonlySet<AuthProblemCode> = new Set(["code_invalid", "account_gone", "account_disabled"]);

export function useCheckedCode({ session }: AccountServices, link: EmailLinkCode) {
  const { codes } = session;
  const { code, apiKey } = link;
  const isOurs = codes.isOurs(apiKey);
  const [state, setState] = useState<CodeState>({ kind: "checking" });
  const [tries, setTries] = useState(1);
  const isOffline = state.kind === "offline";
  useEffect(() => {
    let isCurrent = isOurs && code !== "" && tries > 0;
    const ask = async (): Promise<void> => {
      const answer = await codes.check(code);
      if (!isCurrent) return;
      setState(answer.ok ? { kind: "checked", checked: answer.value } : stateAfter(answer.problem.code));
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
  return { state: shownState(isOurs, link, state), retry: () => setTries(tries + 1) };
}

/** Only a complete link of this app is checked. Without a key, nothing says that it is foreign. */
function shownState(isOurs: boolean, { code, apiKey }: EmailLinkCode, state: CodeState): CodeState {
  if (apiKey === "") return { kind: "incomplete" };
  if (!isOurs) return { kind: "foreign" };
  return code === "" ? { kind: "incomplete" } : state;
}

function stateAfter(problem: AuthProblemCode): CodeState {
  if (problem === "code_expired") return { kind: "expired" };
  if (problem === "offline") return { kind: "offline" };
  return IS_SPENT.has(problem) ? { kind: "used" } : { kind: "failed", problem };
}
