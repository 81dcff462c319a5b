import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/** The page's parts, by the word that follows # in its address: links from elsewhere lead to them. */
export const SECTIONS = {
  urgence: msg`Que faire en urgence`,
  mentions: msg`Qui répond`,
  donnees: msg`Vos données`,
  appareil: msg`Ce que cet appareil garde`,
  accessibilite: msg`Accessibilité`,
  credits: msg`Version, licences et crédits`,
} as const satisfies Record<string, MessageDescriptor>;

export type SectionId = keyof typeof SECTIONS;
