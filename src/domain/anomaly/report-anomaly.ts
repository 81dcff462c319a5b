import { authorKindOf, isModeratorOf } from "../account/actor.ts";
import { publicNameOf } from "../account/public-name.ts";
import type { Instant } from "../basics/instant.ts";
import { ok, err, type Result } from "../basics/result.ts";
import { actorProblem } from "../command/actor-problem.ts";
import type { CommandOf } from "../command/command.ts";
import type { AnomalyChange, Facts } from "../command/decide.ts";
import type { Refusal } from "../command/refusal.ts";
import {
  FOLLOWED_MAX,
  NEWCOMER_REPORTS,
  OBSERVED_AGO_MS_MAX,
  OBSERVED_AHEAD_MS_MAX,
  REPORTS_PER_DAY,
  WAITED_MS_MAX,
} from "../limits/limits.ts";
import type { Anomaly, Visibility } from "./anomaly.ts";
import { subcategoryOf } from "./categories.ts";
import type { ReportPayload } from "./report-payload.ts";
import { REPORT_SCHEMA } from "./report-schema.ts";

type ReportAnomaly = CommandOf<"report-anomaly">;

/**
 * « Signaler »: the report takes the command's id, and its author follows it.
 * A replay is answered from its receipt before it comes here; should the receipt be gone, its author's report stands as it is.
 */
export function reportAnomaly(command: ReportAnomaly, facts: Facts): Result<AnomalyChange, Refusal> {
  const problem = actorProblem(command, facts);
  if (problem !== undefined) return err(problem);
  const { anomaly: existing, userCity, actor } = facts;
  if (existing !== undefined) {
    return existing.authorId === actor.uid ? ok({ anomaly: existing, userCity }) : err({ code: "id_taken" });
  }
  const report = REPORT_SCHEMA.parse(command.payload);
  if (!report.ok) return err({ code: "invalid", fields: report.problem });
  const refusal =
    observedProblem(report.value.observedAt, command.performedAt, facts.now) ?? quotaProblem(facts);
  if (refusal !== undefined) return err(refusal);
  const follows = userCity.followed.length < FOLLOWED_MAX;
  return ok({
    anomaly: { ...newAnomaly(command, report.value, facts), followersCount: follows ? 1 : 0 },
    userCity: {
      ...userCity,
      followed: follows ? [...userCity.followed, command.id] : userCity.followed,
      contributions: { anomalies: userCity.contributions.anomalies + 1 },
      rev: userCity.rev + 1,
      updatedAt: facts.now,
    },
  });
}

/**
 * The future is the clock's that decides. The past counts from « Envoyer », for a report may have waited for a network;
 * from WAITED_MS_MAX before now at most, for a device's clock may stand still.
 */
function observedProblem(observedAt: Instant, performedAt: Instant, now: Instant): Refusal | undefined {
  if (observedAt > now + OBSERVED_AHEAD_MS_MAX) return { code: "observed_in_future" };
  const sent = Math.max(Math.min(performedAt, now), now - WAITED_MS_MAX);
  return observedAt < sent - OBSERVED_AGO_MS_MAX ? { code: "observed_too_old" } : undefined;
}

/** Moderators also write for people who telephone: no quota for them. */
function quotaProblem({ actor, city, reportsToday }: Facts): Refusal | undefined {
  if (isModeratorOf(actor, city.id)) return undefined;
  const limit = actor.isGuest ? REPORTS_PER_DAY.guest : REPORTS_PER_DAY.resident;
  return reportsToday >= limit ? { code: "quota_reports", limit } : undefined;
}

function visibilityOf({ categoryId, subcategoryId, onlyTownHall }: ReportPayload, facts: Facts): Visibility {
  if (onlyTownHall || subcategoryOf(categoryId, subcategoryId)?.onlyTownHall === true) return "private";
  const { actor, city, userCity } = facts;
  const isChecked = city.preModeration === "newcomers" && city.moderatorsCount > 0;
  const isNewcomer = actor.isGuest || userCity.contributions.anomalies < NEWCOMER_REPORTS;
  return isChecked && isNewcomer && !isModeratorOf(actor, city.id) ? "pending" : "public";
}

function newAnomaly(
  { id, cityId, performedAt }: ReportAnomaly,
  report: ReportPayload,
  facts: Facts,
): Anomaly {
  const { showName, onlyTownHall: _, photos, ...fields } = report;
  const authorKind = authorKindOf(facts.actor, cityId);
  const authorName = showName ? publicNameOf(facts.actor) : "";
  return {
    ...fields,
    id,
    cityId,
    number: "",
    rev: 1,
    schemaVersion: 1,
    status: "new",
    previousStatus: null,
    visibility: visibilityOf(report, facts),
    photos: photos.map((photo) => ({ ...photo, state: "waiting", thumb: "" })),
    authorId: facts.actor.uid,
    authorKind,
    authorName,
    history: [{ at: facts.now, status: "new", reason: "", byKind: authorKind, byName: authorName }],
    duplicateOf: null,
    partner: "",
    plannedFor: "",
    meTooCount: 0,
    followersCount: 0,
    commentsCount: 0,
    performedAt,
    createdAt: facts.now,
    updatedAt: facts.now,
  };
}
