import type { Idea } from "../../../domain/idea/idea.ts";
import type { AnswerPayload } from "../../../domain/idea/answer-idea.ts";
import type { CommandOf } from "../../../domain/command/command.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import type { DecisionKind } from "../../../shared/moderation/use-decision.ts";

const KIND = "answer-idea";

type AnswerCommand = CommandOf<typeof KIND>;

/** What is typed of an answer. */
export type IdeaAnswer = Pick<AnswerPayload, "to" | "reason">;

/** To the idea as the moderator sees it. One that has not been received yet goes first. */
export function answerCommand(
  { id: ideaId, cityId, status: from, number, rev }: Idea,
  answer: IdeaAnswer,
): AnswerCommand {
  const command = newCommand({ kind: KIND, cityId, payload: { ideaId, from, ...answer }, basedOn: rev });
  return number === "" ? { ...command, dependsOn: ideaId } : command;
}

export const IDEA_ANSWERS: DecisionKind<AnswerCommand> = { kinds: [KIND] };
