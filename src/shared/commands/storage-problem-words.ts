import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { StorageProblem } from "../../data/device/storage-problem.ts";

export const STORAGE_PROBLEM_WORDS = {
  quota: msg`Cet appareil n’a plus de place. Rien n’est perdu : votre texte est toujours dans le formulaire. Téléchargez-en une copie, libérez de la place, puis réessayez.`,
  unavailable: msg`Cet appareil ne permet pas d’enregistrer. Votre texte est toujours dans le formulaire. Téléchargez-en une copie avant de quitter la page.`,
  lost_connection: msg`L’enregistrement a été interrompu. Votre texte est toujours dans le formulaire : réessayez, ou téléchargez-en une copie.`,
} as const satisfies Record<StorageProblem["code"], MessageDescriptor>;

export const REMOVAL_FAILED = msg`Cet appareil n’a pas pu le supprimer : rien n’a été effacé. Réessayez dans un instant.`;

export const WORDS_NOT_KEPT = msg`L’enregistrement a échoué. Votre texte est toujours là : réessayez.`;
