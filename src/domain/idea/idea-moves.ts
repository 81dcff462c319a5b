import type { IdeaStatus } from "./idea.ts";

/** Statuses that the commune sets by hand. */
export const ANSWER_STATUSES = ["review", "accepted", "declined", "doing", "done"] as const;
export type AnswerStatus = (typeof ANSWER_STATUSES)[number];

/** From each status, where the commune may lead an idea: read by the button, the command and the function. */
const ANSWERS: Readonly<Record<IdeaStatus, readonly AnswerStatus[]>> = {
  open: ["review", "accepted", "declined"],
  review: ["accepted", "declined"],
  accepted: ["doing", "done"],
  doing: ["done"],
  done: [],
  declined: ["review"],
  retired: [],
};

export function answersTo(status: IdeaStatus): readonly AnswerStatus[] {
  return ANSWERS[status];
}

/** What takes an idea up or turns it down is explained. */
export function asksForWords(to: AnswerStatus): boolean {
  return to === "accepted" || to === "declined";
}
