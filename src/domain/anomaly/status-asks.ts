import type { SettableStatus } from "./transitions.ts";

/** Why a report is closed without work. */
export const REJECT_CODES = [
  "hors_competence",
  "non_constate",
  "deja_prevu",
  "signalement_incomplet",
  "domaine_prive",
  "contraire_regles",
] as const;
export type RejectCode = (typeof REJECT_CODES)[number];

/** What a status is told with, besides words. */
export type StatusDetail = "plannedFor" | "partner" | "code";

interface Asks {
  /** Whether words to the residents are required; they are always allowed. */
  readonly isExplained: boolean;
  readonly detail?: StatusDetail;
}

export const STATUS_ASKS: Readonly<Record<SettableStatus, Asks>> = {
  ack: { isExplained: false },
  info: { isExplained: true },
  planned: { isExplained: false, detail: "plannedFor" },
  progress: { isExplained: false },
  forwarded: { isExplained: false, detail: "partner" },
  resolved: { isExplained: true },
  rejected: { isExplained: true, detail: "code" },
  reopen: { isExplained: true },
};
