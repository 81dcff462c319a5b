import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Idea, IdeaCategoryId, IdeaStatus, RetireCode } from "../domain/idea/idea.ts";

export const IDEA_CATEGORY_WORDS = {
  mobilites: msg`Mobilités`,
  nature: msg`Nature et espaces verts`,
  "cadre-de-vie": msg`Cadre de vie`,
  sport: msg`Sport et loisirs`,
  culture: msg`Culture`,
  education: msg`Éducation et jeunesse`,
  solidarite: msg`Solidarité et santé`,
  tranquillite: msg`Tranquillité et sécurité`,
  commerce: msg`Commerce et économie locale`,
  transition: msg`Transition écologique`,
  numerique: msg`Numérique et services`,
  autre: msg`Autre`,
} as const satisfies Record<IdeaCategoryId, MessageDescriptor>;

export const IDEA_STATUS_WORDS = {
  open: msg`À soutenir`,
  review: msg`À l’étude`,
  accepted: msg`Retenue`,
  doing: msg`En réalisation`,
  done: msg`Réalisée`,
  declined: msg`Non retenue`,
  retired: msg`Retirée par son auteur`,
} as const satisfies Record<IdeaStatus, MessageDescriptor>;

/** Where a line is all there is. */
export const IDEA_STATUS_SHORT: Partial<Record<IdeaStatus, MessageDescriptor>> = {
  retired: msg`Retirée`,
};

export const RETIRE_WORDS = {
  doublon: msg`Une autre idée dit la même chose`,
  deja_en_cours: msg`C’est déjà en cours`,
  infaisable: msg`Elle n’est pas faisable`,
  realisee: msg`Elle est déjà réalisée`,
  autre: msg`Autre raison`,
} as const satisfies Record<RetireCode, MessageDescriptor>;

/** A reason of a newer version has no words here. */
export function retireWords(code: string | undefined): MessageDescriptor | undefined {
  return code !== undefined && Object.hasOwn(RETIRE_WORDS, code)
    ? RETIRE_WORDS[code as RetireCode]
    : undefined;
}

export const THRESHOLD_REACHED = msg`Seuil atteint`;
export const ARCHIVED = msg`Archivée`;

/** What an idea is called. While its text is not public, its category says what it is about. */
export function ideaTitle(i18n: I18n, { title, categoryId }: Pick<Idea, "title" | "categoryId">): string {
  return title === "" ? i18n._(IDEA_CATEGORY_WORDS[categoryId]) : title;
}
