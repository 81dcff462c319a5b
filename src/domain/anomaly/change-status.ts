import { authorKindOf } from "../account/actor.ts";
import { publicNameOf } from "../account/public-name.ts";
import { DAY_MS } from "../basics/instant.ts";
import { err, ok } from "../basics/result.ts";
import { cityDayOf } from "../city/city-day.ts";
import type { CommandContext } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import { historyWith, noteAbout } from "../content/status-history.ts";
import { PLANNED_AHEAD_DAYS_MAX, WAITED_MS_MAX } from "../limits/limits.ts";
import { bringsPhotos, photosWith, roomProblem } from "./added-photos.ts";
import type { Anomaly } from "./anomaly.ts";
import { changeAnomaly, revised } from "./change-anomaly.ts";
import { STATUS_ASKS } from "./status-asks.ts";
import { STATUS_SCHEMA, type StatusPayload } from "./status-payload.ts";
import { mayMove } from "./transitions.ts";

type ChangeStatus = CommandEnvelope<StatusPayload>;
type StatusContext = CommandContext<Anomaly>;

const OF_THE_WORK = { isAfter: true } as const;

/**
 * A moderator answers a report: taken into account, planned, resolved, closed without work… What another moderator decided meanwhile
 * is never undone unseen (P3): the same decision is merged, one that still fits is applied after theirs with a note, any other is
 * « À revoir ». The status that was seen is compared, not the revision, which also moves with what its author adds.
 */
const answer = changeAnomaly<StatusPayload>({
  schema: STATUS_SCHEMA,
  perDay: null,
  isUndoable: true,
  decide(anomaly, command, context) {
    const { payload } = command;
    const noRoom = roomProblem(anomaly, payload);
    if (noRoom !== undefined) return err(noRoom);
    if (isAlreadySo(anomaly, payload))
      return ok({
        content: withPhotos(anomaly, payload, context.now),
        note: noteAbout("already_done", anomaly),
      });
    const isMoved = anomaly.status !== payload.from;
    if (!mayMove(anomaly.status, payload.to) || (isMoved && anomaly.status === payload.to))
      return err({ code: isMoved ? "changed_meanwhile" : "not_possible" });
    const dayProblem = plannedDayProblem(command, context);
    if (dayProblem !== undefined) return err(dayProblem);
    const changed = withStatus(anomaly, payload, context);
    return ok(
      isMoved ? { content: changed, note: noteAbout("after_change", anomaly) } : { content: changed },
    );
  },
});

export const changeStatus = {
  ...answer,
  ...bringsPhotos(answer),
} satisfies CommandDefinition<StatusPayload, Anomaly>;

function isAlreadySo(content: Anomaly, { from, to, reason, ...details }: StatusPayload): boolean {
  if (content.status !== to) return false;
  const { detail } = STATUS_ASKS[to];
  const { code = "", reason: said = "" } = content.history.at(-1) ?? {};
  const known = { code, partner: content.partner, plannedFor: content.plannedFor };
  if (detail !== undefined && details[detail] !== known[detail]) return false;
  return from !== to || reason === said;
}

/** From the day it was decided, for the decision may have waited for a network. */
function plannedDayProblem(
  { payload, performedAt, cityId }: ChangeStatus,
  { now }: StatusContext,
): Refusal | undefined {
  if (payload.to !== "planned") return undefined;
  const decided = Math.max(Math.min(performedAt, now), now - WAITED_MS_MAX);
  const latest = cityDayOf(now + PLANNED_AHEAD_DAYS_MAX * DAY_MS, cityId);
  if (payload.plannedFor >= cityDayOf(decided, cityId) && payload.plannedFor <= latest) return undefined;
  return { code: "invalid", fields: [{ field: "plannedFor", code: "out_of_range" }] };
}

function withStatus(content: Anomaly, payload: StatusPayload, { actor, now }: StatusContext): Anomaly {
  const { to, reason, code, partner, plannedFor } = payload;
  const step = {
    at: now,
    status: to,
    reason,
    byKind: authorKindOf(actor, content.cityId),
    byName: publicNameOf(actor),
  };
  return {
    ...content,
    photos: photosWith(content, payload, OF_THE_WORK),
    status: to,
    previousStatus: content.status,
    plannedFor: to === "planned" ? plannedFor : content.plannedFor,
    partner: to === "forwarded" ? partner : content.partner,
    history: historyWith(content.history, to === "rejected" ? { ...step, code } : step),
    rev: content.rev + 1,
    updatedAt: now,
  };
}

/** Another moderator was first, and had none: the photos of the work are kept all the same. */
function withPhotos(content: Anomaly, payload: StatusPayload, now: number): Anomaly {
  const photos = photosWith(content, payload, OF_THE_WORK);
  return photos === content.photos ? content : revised(content, now, { photos });
}
