import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CommitProblem } from "../../../data/device/commit-command.ts";
import { refusalSentence } from "../../../i18n/refusal-sentences.ts";
import type { SendProblem } from "./use-send-command.ts";

const DEVICE_WORDS = {
  quota: msg`Cet appareil n’a plus de place. Rien n’a été changé.`,
  unavailable: msg`Cet appareil ne permet pas d’enregistrer. Rien n’a été changé.`,
  lost_connection: msg`L’enregistrement a été interrompu. Réessayez.`,
  outdated: msg`Cette version de Parvis est trop ancienne pour envoyer. Mettez Parvis à jour, puis réessayez.`,
} as const satisfies Record<CommitProblem["code"], MessageDescriptor>;

export function sendProblemSentence(i18n: I18n, problem: SendProblem): string {
  return problem.by === "city" ? refusalSentence(i18n, problem.refusal) : i18n._(DEVICE_WORDS[problem.code]);
}
