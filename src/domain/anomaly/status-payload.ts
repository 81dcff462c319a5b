import { isDay, type Day } from "../basics/day.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { object, oneOf, optional, text } from "../basics/schema.ts";
import { seenCharsOf } from "../basics/text.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { SENT_PHOTOS_SCHEMA, sentPhotoProblems, type SentPhoto } from "../content/written-fields.ts";
import { PARTNER_CHARS_MAX, STATUS_REASON_CHARS } from "../limits/limits.ts";
import { REJECT_CODES, STATUS_ASKS, type RejectCode } from "./status-asks.ts";
import { ANOMALY_STATUSES, type AnomalyStatus } from "./statuses.ts";
import { SETTABLE_STATUSES, type SettableStatus } from "./transitions.ts";

/** What a moderator decided. Texts that its status does not ask for are empty. */
export interface StatusPayload {
  readonly anomalyId: Identifier;
  /** The status as the moderator saw it: tells whether somebody else moved it since. */
  readonly from: AnomalyStatus;
  readonly to: SettableStatus;
  /** Read by everybody. */
  readonly reason: string;
  readonly code: RejectCode | "";
  readonly partner: string;
  readonly plannedFor: Day;
  /** What it looks like now, where the matter is settled; version 0.1 sent none. */
  readonly photos?: readonly SentPhoto[];
}

const DAY_CHARS = 10;

export const STATUS_SCHEMA = object<StatusPayload>(
  {
    anomalyId: IDENTIFIER_SCHEMA,
    from: oneOf(ANOMALY_STATUSES),
    to: oneOf(SETTABLE_STATUSES),
    reason: text({ max: STATUS_REASON_CHARS.max, lines: "many" }),
    code: oneOf(["", ...REJECT_CODES]),
    partner: text({ max: PARTNER_CHARS_MAX }),
    plannedFor: text({ max: DAY_CHARS }),
    photos: optional(SENT_PHOTOS_SCHEMA),
  },
  {
    together: (payload) => [
      ...reasonProblems(payload),
      ...detailProblems(payload),
      ...photoProblems(payload),
    ],
  },
);

type Fields = Partial<StatusPayload>;

function reasonProblems({ to, reason }: Fields): readonly FieldProblem[] {
  if (to === undefined || reason === undefined) return [];
  const chars = seenCharsOf(reason);
  if (chars >= STATUS_REASON_CHARS.min) return [];
  if (chars > 0) return [{ field: "reason", code: "too_short", limit: STATUS_REASON_CHARS.min }];
  return STATUS_ASKS[to].isExplained ? [{ field: "reason", code: "required" }] : [];
}

function detailProblems(fields: Fields): readonly FieldProblem[] {
  const { to, plannedFor } = fields;
  const field = to === undefined ? undefined : STATUS_ASKS[to].detail;
  if (field === undefined || fields[field] === undefined) return [];
  if (seenCharsOf(fields[field]) === 0) return [{ field, code: "required" }];
  return field === "plannedFor" && !isDay(plannedFor ?? "") ? [{ field, code: "pattern" }] : [];
}

/** Photos of the work go with « Résolue » alone. */
function photoProblems({ to, photos = [] }: Fields): readonly FieldProblem[] {
  if (to === "resolved" || photos.length === 0) return sentPhotoProblems(photos);
  return [{ field: "photos", code: "out_of_range", limit: 0 }];
}
