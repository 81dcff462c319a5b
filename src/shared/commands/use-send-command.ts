import { useDevice } from "../../data/data-context.ts";
import { commitCommand, type CommitProblem } from "../../data/device/commit-command.ts";
import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Command } from "../../domain/command/command.ts";
import { decide } from "../../domain/command/decide.ts";
import type { Refusal } from "../../domain/command/refusal.ts";
import { useFacts } from "./use-facts.ts";

/** Why a command was not kept: the city would refuse it, or the device cannot take it. */
export type SendProblem =
  | { readonly by: "city"; readonly refusal: Refusal }
  | { readonly by: "device"; readonly problem: CommitProblem };

type Send = (
  command: Command,
  subject: { readonly anomaly?: Anomaly; readonly photoIds?: readonly Identifier[] },
) => Promise<Result<void, SendProblem>>;

/** Decides here, without network, then makes the command this device's duty. */
export function useSendCommand(cityId: CityId): Send {
  const device = useDevice();
  const factsOf = useFacts(cityId);
  return async (command, { anomaly, photoIds = [] }) => {
    const decided = decide(command, factsOf(anomaly, command.performedAt));
    if (!decided.ok) return err({ by: "city", refusal: decided.problem });
    const kept = await commitCommand(device, { command, photoIds });
    return kept.ok ? ok(undefined) : err({ by: "device", problem: kept.problem });
  };
}
