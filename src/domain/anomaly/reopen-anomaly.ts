import { authorKindOf } from "../account/actor.ts";
import { err, ok } from "../basics/result.ts";
import { object, optional } from "../basics/schema.ts";
import type { CommandDefinition } from "../command/command-definition.ts";
import { rewritten } from "../content/rewritten.ts";
import { SENT_PHOTOS_SCHEMA, sentPhotoProblems, type SentPhoto } from "../content/written-fields.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { REOPEN_MS_MAX } from "../limits/limits.ts";
import { bringsPhotos, photosWith, roomProblem } from "./added-photos.ts";
import type { Anomaly } from "./anomaly.ts";
import { changeAnomaly, movedTo } from "./change-anomaly.ts";
import { WORDS_FIELDS, type WordsPayload } from "./words-about-anomaly.ts";

export interface ReopenPayload extends WordsPayload {
  /** What it looks like now; version 0.1 sent none. */
  readonly photos?: readonly SentPhoto[];
}

const REOPEN_SCHEMA = object<ReopenPayload>(
  { ...WORDS_FIELDS, photos: optional(SENT_PHOTOS_SCHEMA) },
  { together: ({ photos }) => sentPhotoProblems(photos) },
);

const reopening = changeAnomaly<ReopenPayload>({
  schema: REOPEN_SCHEMA,
  perDay: DAILY_LIMITS.words,
  decide(anomaly, { payload, performedAt }, { actor, now }) {
    if (!isClosedByCommune(anomaly)) return err({ code: "not_possible" });
    if (!mayReopen(anomaly, Math.min(performedAt, now))) return err({ code: "reopened_once" });
    const noRoom = roomProblem(anomaly, payload);
    if (noRoom !== undefined) return err(noRoom);
    const byKind = authorKindOf(actor, anomaly.cityId);
    const step = { at: now, reason: payload.words, byKind, byName: anomaly.authorName };
    const more = { photos: photosWith(anomaly, payload), ...rewritten(anomaly) };
    return ok({ content: { ...movedTo(anomaly, "reopen", step), ...more } });
  },
});

/** Its author says why it should not be closed, and shows it: once, and not long afterwards. */
export const reopenAnomaly = {
  ...reopening,
  ...bringsPhotos(reopening),
} satisfies CommandDefinition<ReopenPayload, Anomaly>;

function isClosedByCommune({ status }: Pick<Anomaly, "status">): boolean {
  return status === "resolved" || status === "rejected";
}

/** Whether its author may still ask for it. */
export function mayReopen(anomaly: Pick<Anomaly, "status" | "createdAt" | "history">, now: number): boolean {
  const closedAt = anomaly.history.at(-1)?.at ?? anomaly.createdAt;
  const wasReopened = anomaly.history.some(
    ({ status, byKind }) => status === "reopen" && byKind !== "moderator" && byKind !== "admin",
  );
  return isClosedByCommune(anomaly) && !wasReopened && now - closedAt <= REOPEN_MS_MAX;
}
