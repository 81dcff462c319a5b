import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MaskProblem } from "../../../data/photos/mask-photo.ts";

export const MASK_PROBLEM_WORDS = {
  quota: msg`Il n’y a plus de place sur cet appareil : la zone n’est pas masquée, la photo est comme avant. Libérez de la place, puis réessayez.`,
  unavailable: msg`Cet appareil ne permet pas de garder la photo masquée : elle est comme avant.`,
  lost_connection: msg`L’enregistrement a été interrompu : la zone n’est pas masquée. Réessayez.`,
  gone: msg`Cette photo n’est plus dans votre brouillon : rien n’a été masqué.`,
  unreadable: msg`Cette photo ne peut pas être lue : la zone n’est pas masquée. Retirez la photo ou prenez-en une autre.`,
} as const satisfies Record<MaskProblem["code"], MessageDescriptor>;
