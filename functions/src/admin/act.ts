import { ACT_SCHEMA, type Act, type ActProblem } from "../../../src/domain/administration/act.ts";
import type { Caller } from "../http/account-call.ts";
import { adminCall } from "./admin-call.ts";
import { logBegun, logEnded } from "./audit-log.ts";
import { changeAccount, isAccountAct } from "./acts/change-account.ts";
import { changeService } from "./acts/change-service.ts";

export interface ActAnswer {
  readonly problem: ActProblem | null;
}

/** Every act of an administrator passes here, so that none is without its entry in the log. */
export const act = adminCall(
  { name: "admin-act", payload: ACT_SCHEMA },
  async (asked, caller): Promise<ActAnswer> => {
    const before = await logBegun(asked, caller);
    if (before !== undefined) return { problem: before };
    const problem = (await done(asked, caller)) ?? null;
    await logEnded(asked, problem);
    return { problem };
  },
);

/** Each may be asked for again: done twice is done. */
function done(asked: Act, caller: Caller): Promise<ActProblem | undefined> {
  return isAccountAct(asked) ? changeAccount(asked, caller) : changeService(asked);
}
