import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import type { Result } from "../basics/result.ts";
import { boolean, object } from "../basics/schema.ts";
import type { CommandOf } from "../command/command.ts";
import type { AnomalyChange, Facts } from "../command/decide.ts";
import type { Refusal } from "../command/refusal.ts";
import { joinAnomaly } from "./join-anomaly.ts";

export interface MeTooPayload {
  readonly anomalyId: Identifier;
  readonly on: boolean;
}

export const ME_TOO_SCHEMA = object<MeTooPayload>({ anomalyId: IDENTIFIER_SCHEMA, on: boolean });

/** « Je constate aussi »: for everybody but the author, who said so first. */
export function meTooAnomaly(
  command: CommandOf<"me-too-anomaly">,
  facts: Facts,
): Result<AnomalyChange, Refusal> {
  return joinAnomaly(command, facts, {
    list: "meToo",
    counter: "meTooCount",
    joinProblem: ({ authorId }, { actor }) => (authorId === actor.uid ? { code: "not_allowed" } : undefined),
  });
}
