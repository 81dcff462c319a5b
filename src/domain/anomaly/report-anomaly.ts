import { authorKindOf } from "../account/actor.ts";
import { marksOfKind } from "../account/marks.ts";
import { publicNameOf } from "../account/public-name.ts";
import { withIntent } from "../account/membership.ts";
import type { Instant } from "../basics/instant.ts";
import { err, ok, type Result } from "../basics/result.ts";
import type { CommandContext, ContentChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { FOLLOWED_MAX, OBSERVED_AGO_MS_MAX, OBSERVED_AHEAD_MS_MAX, WAITED_MS_MAX } from "../limits/limits.ts";
import { isInSurroundings } from "../place/surroundings.ts";
import type { Anomaly } from "./anomaly.ts";
import { anomalySubject } from "./anomaly-subject.ts";
import type { ReportPayload } from "./report-payload.ts";
import { REPORT_SCHEMA } from "./report-schema.ts";
import { reportVisibility } from "./report-visibility.ts";

type ReportAnomaly = CommandEnvelope<ReportPayload>;
type ReportContext = CommandContext<Anomaly>;

/** « Signaler »: the report takes the command's id, and its author follows it. */
export const reportAnomaly = {
  schema: REPORT_SCHEMA,
  perDay: DAILY_LIMITS.reports,
  creates: true,
  form: "MapNewAnomaly",
  subjectOf: ({ id }: ReportAnomaly) => anomalySubject(id),
  markOf: ({ id }: ReportAnomaly) => ({ kind: "follow", on: true, subject: anomalySubject(id) }),
  decide: createReport,
  photoIdsOf: ({ photos }: ReportPayload) => photos.map(({ id }) => id),
  reissue: (payload: ReportPayload, { photos: newIds }: NewIdentifiers): ReportPayload => ({
    ...payload,
    photos: payload.photos.map((photo) => ({ ...photo, id: newIds.get(photo.id) ?? photo.id })),
  }),
} as const satisfies CommandDefinition<ReportPayload, Anomaly>;

/** A replay is answered from its receipt before it comes here; should the receipt be gone, its author's report stands as it is. */
function createReport(
  command: ReportAnomaly,
  context: ReportContext,
): Result<ContentChange<Anomaly>, Refusal> {
  const { content: existing, membership, actor } = context;
  if (existing !== undefined) {
    return existing.authorId === actor.uid
      ? ok({ content: existing, membership })
      : err({ code: "id_taken" });
  }
  const report = REPORT_SCHEMA.parse(command.payload);
  if (!report.ok) return err({ code: "invalid", fields: report.problem });
  const isTyped = report.value.observedAt !== command.performedAt;
  const refusal =
    (isTyped ? observedProblem(report.value.observedAt, command.performedAt, context.now) : undefined) ??
    placeProblem(report.value, context);
  if (refusal !== undefined) return err(refusal);
  const follows = marksOfKind(membership.marks, "follow").length < FOLLOWED_MAX;
  const follow = { kind: "follow", on: follows, subject: anomalySubject(command.id) } as const;
  return ok({
    content: { ...newAnomaly(command, report.value, context), followersCount: follows ? 1 : 0 },
    membership: {
      ...withIntent(membership, follow, context.now),
      contributions: { ...membership.contributions, anomalies: membership.contributions.anomalies + 1 },
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

/** A date that nobody typed is « now »: the device's clock is believed as far as it can be right. */
function observedAtOf(observedAt: Instant, performedAt: Instant, now: Instant): Instant {
  if (observedAt !== performedAt) return observedAt;
  return performedAt > now || performedAt < now - WAITED_MS_MAX ? now : performedAt;
}

function placeProblem({ place }: ReportPayload, { city }: ReportContext): Refusal | undefined {
  return isInSurroundings(place, city) ? undefined : { code: "place_too_far" };
}

function newAnomaly(
  { id, cityId, performedAt }: ReportAnomaly,
  report: ReportPayload,
  context: ReportContext,
): Anomaly {
  const { showName, onlyTownHall: _, photos, ...fields } = report;
  const authorKind = authorKindOf(context.actor, cityId);
  const authorName = showName ? publicNameOf(context.actor) : "";
  return {
    ...fields,
    observedAt: observedAtOf(fields.observedAt, performedAt, context.now),
    id,
    cityId,
    number: "",
    rev: 1,
    schemaVersion: 1,
    status: "new",
    previousStatus: null,
    visibility: reportVisibility(report, context),
    photos: photos.map((photo) => ({ ...photo, state: "waiting", thumb: "" })),
    authorId: context.actor.uid,
    authorKind,
    authorName,
    history: [{ at: context.now, status: "new", reason: "", byKind: authorKind, byName: authorName }],
    duplicateOf: null,
    partner: "",
    plannedFor: "",
    meTooCount: 0,
    followersCount: 0,
    commentsCount: 0,
    performedAt,
    createdAt: context.now,
    updatedAt: context.now,
  };
}
