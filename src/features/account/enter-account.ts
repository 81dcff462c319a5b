import { ok, type Result } from "../../domain/basics/result.ts";
import type { AuthProblem } from "../../remote/auth/auth-problem.ts";
import type { Proof } from "../../remote/auth/prove-account.ts";
import type { CallProblem } from "../../remote/callables/account-callables.ts";
import type { AccountContext } from "./account-context.ts";

/**
 * Signs in to a verified account. A guest's data is handed over first, on the server and then on the device: when a step
 * fails, the guest is still signed in and can retry (F57).
 */
export async function enterAccount(
  { services, actor }: Pick<AccountContext, "services" | "actor">,
  proof: Proof,
): Promise<Result<void, AuthProblem | CallProblem>> {
  if (services !== undefined && actor?.isGuest === true && actor.uid !== proof.uid) {
    const adopted = await services.calls.adoptGuest(proof.token);
    if (!adopted.ok) return adopted;
    await services.handOver(proof.uid);
  }
  const entered = await proof.enter();
  return entered.ok ? ok(undefined) : entered;
}
