import type { I18n } from "@lingui/core";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
import { COMMIT_PROBLEM_WORDS } from "./storage-problem-words.ts";
import type { SendProblem } from "./use-send-command.ts";

export function sendProblemSentence(i18n: I18n, problem: SendProblem): string {
  return problem.by === "city"
    ? refusalSentence(i18n, problem.refusal)
    : i18n._(COMMIT_PROBLEM_WORDS[problem.problem.code]);
}
