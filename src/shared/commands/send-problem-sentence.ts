import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CommitProblem } from "../../data/device/commit-command.ts";
import { refusalSentence } from "../../i18n/refusal-sentences.ts";
import { STORAGE_PROBLEM_WORDS } from "./storage-problem-words.ts";
import type { SendProblem } from "./use-send-command.ts";

type CommitWords = Record<CommitProblem["code"], MessageDescriptor>;

const PRESS_WORDS = {
  quota: msg`Cet appareil n’a plus de place. Rien n’a été changé.`,
  unavailable: msg`Cet appareil ne permet pas d’enregistrer. Rien n’a été changé.`,
  lost_connection: msg`L’enregistrement a été interrompu. Réessayez.`,
  outdated: msg`Cette version de Parvis est trop ancienne pour envoyer. Mettez Parvis à jour, puis réessayez.`,
} as const satisfies CommitWords;

const DRAFT_WORDS = {
  ...STORAGE_PROBLEM_WORDS,
  outdated: msg`Cette version de Parvis est trop ancienne pour envoyer. Votre texte est gardé : mettez Parvis à jour, puis réessayez.`,
} as const satisfies CommitWords;

export function sendProblemSentence(i18n: I18n, problem: SendProblem): string {
  return sentenceIn(PRESS_WORDS, i18n, problem);
}

/** The same where a draft was to be sent: its text is still in the form. */
export function draftProblemSentence(i18n: I18n, problem: SendProblem): string {
  return sentenceIn(DRAFT_WORDS, i18n, problem);
}

function sentenceIn(words: CommitWords, i18n: I18n, problem: SendProblem): string {
  return problem.by === "city" ? refusalSentence(i18n, problem.refusal) : i18n._(words[problem.code]);
}
