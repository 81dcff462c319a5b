import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SyncState } from "../domain/sync/sync-state.ts";

export const SAVED_ON_DEVICE = msg`Enregistré sur cet appareil`;

export const SYNC_WORDS = {
  queued: msg`En attente d’envoi`,
  sending: msg`Envoi…`,
  photos: msg`Texte envoyé, photos en attente`,
  sent: msg`Envoyé`,
  refused: msg`Refusé`,
  conflict: msg`À revoir`,
} as const satisfies Record<SyncState, MessageDescriptor>;
