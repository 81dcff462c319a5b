import type { I18n } from "@lingui/core";

const VOWEL = /^[aàâäeéèêëiîïoôöuùûüyœæh]/iu;

/**
 * A commune after « de »: « de Betton », « d’Angers », « du Mans », « des Abymes », « de La Rochelle ». Nothing tells the mute
 * « h » from the other: two communes in three have the mute one. English sentences say their « of » themselves.
 */
export function ofCity({ locale }: Pick<I18n, "locale">, name: string): string {
  if (locale !== "fr") return name;
  if (name.startsWith("Le ")) return `du ${name.slice("Le ".length)}`;
  if (name.startsWith("Les ")) return `des ${name.slice("Les ".length)}`;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
}

/** A commune after « à »: « à Betton », « au Mans », « aux Abymes ». */
export function atCity({ locale }: Pick<I18n, "locale">, name: string): string {
  if (locale !== "fr") return name;
  if (name.startsWith("Le ")) return `au ${name.slice("Le ".length)}`;
  if (name.startsWith("Les ")) return `aux ${name.slice("Les ".length)}`;
  return `à ${name}`;
}
