import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CommandKind } from "../../domain/command/commands.ts";

/** What the outbox calls each kind of command. */
export const COMMAND_WORDS: Readonly<Record<CommandKind, MessageDescriptor>> = {
  "report-anomaly": msg`Signalement`,
  "me-too-anomaly": msg`Je constate aussi`,
  "follow-anomaly": msg`Suivi d’un signalement`,
  "update-city-settings": msg`Réglages de la commune`,
  "update-my-city": msg`Mes réglages de la commune`,
};
