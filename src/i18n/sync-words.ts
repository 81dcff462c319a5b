import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SyncState } from "../domain/sync/sync-state.ts";
import type { CommandKind } from "../domain/command/commands.ts";

/** Said when the device has kept what was typed, before anything is sent. */
export const SAVED_ON_DEVICE = msg`Enregistré sur cet appareil`;

export const SYNC_WORDS = {
  queued: msg`En attente d’envoi`,
  sending: msg`Envoi…`,
  sent: msg`Envoyé`,
  refused: msg`Refusé`,
  conflict: msg`À revoir`,
} as const satisfies Record<SyncState, MessageDescriptor>;

/** What a person asked for, as the outbox names it. */
export const COMMAND_WORDS = {
  "report-anomaly": msg`Signalement`,
  "me-too-anomaly": msg`Je constate aussi`,
  "follow-anomaly": msg`Suivi d’un signalement`,
  "update-city-settings": msg`Réglages de la commune`,
  "update-my-city": msg`Mes réglages de la commune`,
} as const satisfies Record<CommandKind, MessageDescriptor>;
