import { ok, type Result } from "../../domain/basics/result.ts";
import type { AuthProblem } from "../../remote/auth/auth-problem.ts";
import type { Proof } from "../../remote/auth/prove-account.ts";
import type { CallProblem } from "../../remote/callables/account-callables.ts";
import type { AccountContext } from "./account-context.ts";

/**
 * Takes this device into an account that was proved. What a guest did goes with them first: the city's part, then the
 * device's. Whatever fails, the guest is still there and may try again (F57).
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
