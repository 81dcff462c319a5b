import { withMember, type MemberList } from "../account/user-city.ts";
import { ok, err, type Result } from "../basics/result.ts";
import { actorProblem } from "../command/actor-problem.ts";
import type { CommandOf } from "../command/command.ts";
import type { AnomalyChange, Facts } from "../command/decide.ts";
import type { Refusal } from "../command/refusal.ts";
import type { Anomaly } from "./anomaly.ts";
import { isShownTo } from "./publish-anomaly.ts";

/** A list of the person and the counter of the anomaly that says how many people have it in theirs. */
interface Membership {
  readonly list: MemberList;
  readonly counter: "meTooCount" | "followersCount";
  /** Why this person may not join; leaving is always allowed. */
  readonly joinProblem: (anomaly: Anomaly, facts: Facts) => Refusal | undefined;
}

type JoiningCommand = CommandOf<"me-too-anomaly"> | CommandOf<"follow-anomaly">;

/** The last intent wins, and an intent that is already so changes nothing: counters move exactly with the lists. */
export function joinAnomaly(
  command: JoiningCommand,
  facts: Facts,
  membership: Membership,
): Result<AnomalyChange, Refusal> {
  const { anomaly, userCity, actor, now } = facts;
  const { anomalyId, on } = command.payload;
  const { list, counter } = membership;
  const problem = actorProblem(command, facts);
  if (problem !== undefined) return err(problem);
  if (anomaly?.id !== anomalyId || !isShownTo(anomaly, actor)) return err({ code: "unknown_subject" });
  if (userCity[list].includes(anomalyId) === on) return ok({ anomaly, userCity });
  const obstacle = on ? joinProblemOf(anomaly, facts, membership) : undefined;
  if (obstacle !== undefined) return err(obstacle);
  const count = Math.max(0, anomaly[counter] + (on ? 1 : -1));
  return ok({
    anomaly: { ...anomaly, [counter]: count, rev: anomaly.rev + 1, updatedAt: now },
    userCity: withMember(userCity, list, { id: anomalyId, on, now }),
  });
}

function joinProblemOf(anomaly: Anomaly, facts: Facts, { joinProblem }: Membership): Refusal | undefined {
  return anomaly.visibility === "hidden" ? { code: "subject_hidden" } : joinProblem(anomaly, facts);
}
