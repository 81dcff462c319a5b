import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import type { Result } from "../basics/result.ts";
import { boolean, object } from "../basics/schema.ts";
import type { CommandOf } from "../command/command.ts";
import type { AnomalyChange, Facts } from "../command/decide.ts";
import type { Refusal } from "../command/refusal.ts";
import { FOLLOWED_MAX } from "../limits/limits.ts";
import { joinAnomaly } from "./join-anomaly.ts";

export interface FollowPayload {
  readonly anomalyId: Identifier;
  readonly on: boolean;
}

export const FOLLOW_SCHEMA = object<FollowPayload>({ anomalyId: IDENTIFIER_SCHEMA, on: boolean });

/** « Suivre »: as many as FOLLOWED_MAX in one city. */
export function followAnomaly(
  command: CommandOf<"follow-anomaly">,
  facts: Facts,
): Result<AnomalyChange, Refusal> {
  return joinAnomaly(command, facts, {
    list: "followed",
    counter: "followersCount",
    joinProblem: (_, { userCity }) =>
      userCity.followed.length >= FOLLOWED_MAX ? { code: "quota_followed", limit: FOLLOWED_MAX } : undefined,
  });
}
