import type { AnomalyStep } from "../../src/domain/anomaly/anomaly.ts";
import type { CategoryId, SubcategoryId } from "../../src/domain/anomaly/categories.ts";
import type { AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { DAY_MS, HOUR_MS, type Instant } from "../../src/domain/basics/instant.ts";
import type { Chance } from "../communes/chance.ts";
import { nextOfficeHour } from "./office-hours.ts";
import { PUT_OFF_REASONS, REASONS, resolvedReasonsOf } from "./reasons.ts";

/** How a report came to its status: what follows « Signalée », in order. Several ways are drawn from. */
const WAYS: Readonly<Record<AnomalyStatus, readonly (readonly AnomalyStatus[])[]>> = {
  new: [[]],
  ack: [["ack"]],
  info: [["ack", "info"], ["info"]],
  planned: [["ack", "planned"], ["planned"], ["ack", "planned", "planned"]],
  progress: [
    ["ack", "progress"],
    ["ack", "planned", "progress"],
  ],
  forwarded: [["ack", "forwarded"], ["forwarded"]],
  claimed: [
    ["ack", "claimed"],
    ["ack", "planned", "claimed"],
  ],
  resolved: [
    ["ack", "resolved"],
    ["ack", "planned", "resolved"],
    ["ack", "planned", "progress", "resolved"],
    ["progress", "resolved"],
    ["ack", "claimed", "resolved"],
  ],
  rejected: [["rejected"], ["ack", "rejected"]],
  duplicate: [["duplicate"], ["ack", "duplicate"]],
  reopen: [["ack", "planned", "resolved", "reopen"]],
  withdrawn: [["withdrawn"]],
};

const BY_RESIDENTS: readonly AnomalyStatus[] = ["claimed", "reopen", "withdrawn"];
const TOWN_HALL = { byKind: "moderator", byName: "Services techniques" } as const;
const STEP_DAYS_MAX = 12;

interface HistoryOf {
  /** Where it is to end, if there was time. */
  readonly status: AnomalyStatus;
  readonly isAnswered: boolean;
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
  readonly createdAt: Instant;
  /** Nothing happens after it. */
  readonly until: Instant;
  readonly author: Pick<AnomalyStep, "byKind" | "byName">;
}

/**
 * A believable timeline that starts with the report and goes towards the status, each step some days after the one before. The
 * town hall answers in its office hours alone: what it has not come to yet is not in it.
 */
export function statusHistory(asked: HistoryOf, chance: Chance): readonly AnomalyStep[] {
  const { status, isAnswered, createdAt, until, author } = asked;
  const way = isAnswered ? chance.pick(WAYS[status]) : [status].filter((step) => BY_RESIDENTS.includes(step));
  const history: AnomalyStep[] = [{ at: createdAt, status: "new", reason: "", ...author }];
  const stepMs = Math.min(STEP_DAYS_MAX * DAY_MS, (until - createdAt) / (way.length + 1));
  let at = createdAt;
  for (const step of way) {
    const isOurs = !BY_RESIDENTS.includes(step);
    at += Math.max(HOUR_MS / 4, Math.round(stepMs * (0.25 + 0.6 * chance.next())));
    if (isOurs) at = nextOfficeHour(at);
    if (at > until) break;
    const isPutOff = step === "planned" && history.at(-1)?.status === "planned";
    const reason = isPutOff ? chance.pick(PUT_OFF_REASONS) : reasonOf(step, asked, chance);
    history.push({ at, status: step, reason, ...(isOurs ? TOWN_HALL : author) });
  }
  return history;
}

function reasonOf(status: AnomalyStatus, { categoryId, subcategoryId }: HistoryOf, chance: Chance): string {
  if (status === "new") return "";
  return chance.pick<string>(
    status === "resolved" ? resolvedReasonsOf(categoryId, subcategoryId) : REASONS[status],
  );
}
