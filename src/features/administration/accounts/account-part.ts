import type { AccountSummary } from "../../../domain/administration/question.ts";
import type { useAct } from "../use-act.ts";

/** What each part of an account's dialog is given. */
export interface AccountPartProps {
  readonly account: AccountSummary;
  readonly isBusy: boolean;
  readonly act: ReturnType<typeof useAct>["act"];
}
