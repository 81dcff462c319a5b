import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SyncState } from "../../domain/anomaly/pending-overlay.ts";

/** What happens next to one's own report, or what there is to do. */
export const SYNC_NEXT_WORDS = {
  queued: msg`Enregistré sur cet appareil. L’envoi se fera dès que le réseau le permet.`,
  sending: msg`Enregistré sur cet appareil. L’envoi est en cours.`,
  sent: msg`La commune l’a reçu.`,
  refused: msg`Votre texte est gardé. Ouvrez « En attente d’envoi » pour lire le motif et le corriger.`,
  conflict: msg`Le contenu a changé entre-temps. Ouvrez « En attente d’envoi » pour choisir.`,
} as const satisfies Record<SyncState, MessageDescriptor>;
