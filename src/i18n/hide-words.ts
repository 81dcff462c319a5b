import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Content } from "../domain/content/content.ts";
import type { HideCode } from "../domain/moderation/moderate-payload.ts";

export const HIDE_WORDS: Readonly<Record<HideCode, MessageDescriptor>> = {
  spam: msg`Publicité ou contenu indésirable`,
  offensive: msg`Propos blessant, haineux ou menaçant`,
  privacy: msg`Donnée personnelle`,
  off_topic: msg`Hors sujet`,
  false: msg`Information fausse ou dangereuse`,
  other: msg`Autre motif`,
};

/** Undefined for a reason of a newer version, and for none. */
export function hideWords(code = ""): MessageDescriptor | undefined {
  return Object.hasOwn(HIDE_WORDS, code) ? HIDE_WORDS[code as HideCode] : undefined;
}

/** Why a content is hidden; empty where nobody said it. */
export function whyWords(i18n: I18n, { moderated }: Pick<Content, "moderated">): string {
  const words = hideWords(moderated?.code);
  return words === undefined ? "" : i18n._(words);
}
