import type { AnomalyStatus } from "./statuses.ts";

/** What a moderator may answer to an open report; the same again with another date, manager or question. */
const ANSWERS = ["info", "planned", "progress", "forwarded", "resolved", "rejected"] as const;

/** Statuses a moderator sets by hand. */
export const SETTABLE_STATUSES = ["ack", ...ANSWERS, "reopen"] as const;
export type SettableStatus = (typeof SETTABLE_STATUSES)[number];

type Moves = Readonly<Record<AnomalyStatus, readonly SettableStatus[]>>;

const WHILE_AT_WORK = ANSWERS.filter((status) => status !== "progress");

/** From each status, where a moderator may lead it: read by the button, the command and the function. */
const MODERATOR_MOVES: Moves = {
  new: ["ack", ...ANSWERS],
  ack: ANSWERS,
  info: ["ack", ...ANSWERS],
  planned: ANSWERS,
  progress: WHILE_AT_WORK,
  forwarded: ANSWERS,
  claimed: ["ack", ...ANSWERS],
  resolved: ["reopen"],
  rejected: ["reopen"],
  duplicate: [],
  reopen: ["ack", ...ANSWERS],
  withdrawn: [],
};

export function movesFrom(status: AnomalyStatus): readonly SettableStatus[] {
  return MODERATOR_MOVES[status];
}

export function mayMove(from: AnomalyStatus, to: SettableStatus): boolean {
  return movesFrom(from).includes(to);
}
