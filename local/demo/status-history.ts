import type { AnomalyStep } from "../../src/domain/anomaly/anomaly.ts";
import type { CategoryId, SubcategoryId } from "../../src/domain/anomaly/categories.ts";
import type { AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { DAY_MS, HOUR_MS, type Instant } from "../../src/domain/basics/instant.ts";
import type { Chance } from "../communes/chance.ts";
import { REASONS, resolvedReasonsOf } from "./reasons.ts";

/** How a report came to its status: what follows « Signalée », in order. Several ways are drawn from. */
const WAYS: Readonly<Record<AnomalyStatus, readonly (readonly AnomalyStatus[])[]>> = {
  new: [[]],
  ack: [["ack"]],
  info: [["ack", "info"], ["info"]],
  planned: [["ack", "planned"], ["planned"]],
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
  readonly status: AnomalyStatus;
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
  readonly createdAt: Instant;
  /** Nothing happens after it. */
  readonly until: Instant;
  readonly author: Pick<AnomalyStep, "byKind" | "byName">;
}

/** A believable timeline that starts with the report and ends with the status, each step some days after the one before. */
export function statusHistory(asked: HistoryOf, chance: Chance): readonly AnomalyStep[] {
  const { status, createdAt, until, author } = asked;
  const way = chance.pick(WAYS[status]);
  const history: AnomalyStep[] = [{ at: createdAt, status: "new", reason: "", ...author }];
  const stepMs = Math.min(STEP_DAYS_MAX * DAY_MS, (until - createdAt) / (way.length + 1));
  let at = createdAt;
  for (const step of way) {
    at += Math.max(HOUR_MS / 4, Math.round(stepMs * (0.25 + 0.7 * chance.next())));
    const who = BY_RESIDENTS.includes(step) ? author : TOWN_HALL;
    history.push({
      at: Math.min(at, until),
      status: step,
      reason: reasonOf(step, asked, chance),
      ...who,
    });
  }
  return history;
}

function reasonOf(status: AnomalyStatus, { categoryId, subcategoryId }: HistoryOf, chance: Chance): string {
  if (status === "new") return "";
  return chance.pick<string>(
    status === "resolved" ? resolvedReasonsOf(categoryId, subcategoryId) : REASONS[status],
  );
}
