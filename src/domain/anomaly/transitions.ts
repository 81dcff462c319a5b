import type { Role } from "../account/permissions.ts";
import { DAY_MS, type Instant } from "../basics/instant.ts";
import { charsOf, tidyText } from "../basics/text.ts";
import {
  CLAIM_CONFIRMED_DAYS,
  REOPEN_DAYS_MAX,
  RESIDENT_CLAIMS_MIN,
  STATUS_REASON_CHARS,
} from "../limits/limits.ts";
import type { Anomaly } from "./anomaly.ts";
import { ANOMALY_STATUSES, isOpen, type AnomalyStatus } from "./statuses.ts";

/** What a transition asks for besides the right to make it. */
export type TransitionNeed =
  | "text"
  | "partner"
  | "original"
  | "photo"
  | "photo_or_second_claim"
  | "fourteen_days"
  | "sixty_days"
  | "once"
  | "nobody_else_follows";

/** `system` is the passing of time. */
type TransitionRole = Role | "system";

export interface Transition {
  readonly from: readonly AnomalyStatus[];
  /** `previous`: what it was before. */
  readonly to: readonly (AnomalyStatus | "previous")[];
  readonly by: readonly TransitionRole[];
  readonly needs: readonly TransitionNeed[];
}

const M = ["moderator", "admin"] as const;
const OPEN = ANOMALY_STATUSES.filter(isOpen);
const UNCLAIMED = OPEN.filter((status) => status !== "claimed");
const CLOSED_WITH_ANSWER = ["resolved", "rejected"] as const;

/** Every way a status changes; what is not here does not happen. Moderators move freely among what is in hand. */
const TRANSITIONS: readonly Transition[] = [
  { from: UNCLAIMED, to: ["ack", "planned", "progress"], by: M, needs: [] },
  { from: UNCLAIMED, to: ["forwarded"], by: M, needs: ["partner"] },
  { from: OPEN, to: ["info"], by: M, needs: ["text"] },
  { from: ["info"], to: ["previous"], by: ["author"], needs: ["text"] },
  { from: UNCLAIMED, to: ["claimed"], by: ["author", ...M], needs: [] },
  { from: UNCLAIMED, to: ["claimed"], by: ["resident"], needs: ["photo_or_second_claim"] },
  { from: ["claimed"], to: ["resolved"], by: M, needs: [] },
  { from: ["claimed"], to: ["resolved"], by: ["system"], needs: ["fourteen_days"] },
  { from: ["claimed"], to: ["previous"], by: ["author", "resident", ...M], needs: [] },
  { from: UNCLAIMED, to: ["resolved"], by: M, needs: ["text"] },
  { from: OPEN, to: ["rejected"], by: M, needs: ["text"] },
  { from: OPEN, to: ["duplicate"], by: M, needs: ["original"] },
  { from: CLOSED_WITH_ANSWER, to: ["reopen"], by: ["author", ...M], needs: ["sixty_days", "once"] },
  { from: CLOSED_WITH_ANSWER, to: ["reopen"], by: ["resident"], needs: ["sixty_days", "once", "photo"] },
  { from: ["duplicate"], to: ["previous"], by: M, needs: [] },
  { from: ["new"], to: ["withdrawn"], by: ["author"], needs: ["nobody_else_follows"] },
];

/** Who asks for which status, and with what in hand. */
export interface TransitionAsk {
  readonly to: AnomalyStatus;
  readonly roles: readonly TransitionRole[];
  readonly now: Instant;
  readonly reason: string;
  readonly partner: string;
  readonly duplicateOf: Anomaly | undefined;
  readonly hasPhoto: boolean;
  /** Distinct residents who say so, this one included. */
  readonly claims: number;
  /** This person asked for it to be reopened before. */
  readonly hasReopened: boolean;
  /** Followers besides the author. */
  readonly otherFollowers: number;
}

export type TransitionProblem = "not_in_table" | "not_allowed" | TransitionNeed;

/** Why this status cannot follow; `undefined` when it can. Of several ways, the one that asks least is taken. */
export function transitionProblem(anomaly: Anomaly, ask: TransitionAsk): TransitionProblem | undefined {
  const ways = TRANSITIONS.filter((way) => leadsTo(way, anomaly, ask.to));
  if (ways.length === 0) return "not_in_table";
  const allowed = ways.filter(({ by }) => by.some((role) => ask.roles.includes(role)));
  if (allowed.length === 0) return "not_allowed";
  const missing = allowed.map(({ needs }) => needs.find((need) => !MET[need](anomaly, ask)));
  return missing.includes(undefined) ? undefined : missing[0];
}

function leadsTo(
  { from, to }: Transition,
  { status, previousStatus }: Anomaly,
  wanted: AnomalyStatus,
): boolean {
  if (!from.includes(status) || wanted === status) return false;
  return to.includes(wanted) || (to.includes("previous") && wanted === (previousStatus ?? "new"));
}

const MET: Readonly<Record<TransitionNeed, (anomaly: Anomaly, ask: TransitionAsk) => boolean>> = {
  text: (_, { reason }) => charsOf(tidyText(reason)) >= STATUS_REASON_CHARS.min,
  partner: (_, { partner }) => tidyText(partner) !== "",
  original: (anomaly, { duplicateOf }) => mayBeOriginalOf(anomaly, duplicateOf),
  photo: (_, { hasPhoto }) => hasPhoto,
  photo_or_second_claim: (_, { hasPhoto, claims }) => hasPhoto || claims >= RESIDENT_CLAIMS_MIN,
  fourteen_days: (anomaly, { now }) => now - statusAt(anomaly) >= CLAIM_CONFIRMED_DAYS * DAY_MS,
  sixty_days: (anomaly, { now }) => now - statusAt(anomaly) <= REOPEN_DAYS_MAX * DAY_MS,
  once: (_, { hasReopened }) => !hasReopened,
  nobody_else_follows: (_, { otherFollowers }) => otherFollowers === 0,
};

function mayBeOriginalOf(anomaly: Anomaly, original: Anomaly | undefined): boolean {
  if (original === undefined || original.id === anomaly.id) return false;
  return original.cityId === anomaly.cityId && original.status !== "duplicate";
}

/** Since when it has its status, by the server's clock. */
function statusAt({ history, createdAt }: Anomaly): Instant {
  return history.at(-1)?.at ?? createdAt;
}
