import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SettableStatus } from "../../../domain/anomaly/transitions.ts";

/** What pressing it does. */
export const ANSWER_WORDS: Readonly<Record<SettableStatus, MessageDescriptor>> = {
  ack: msg`Prendre en compte`,
  info: msg`Demander des précisions`,
  planned: msg`Programmer une intervention`,
  progress: msg`Passer en cours de traitement`,
  forwarded: msg`Transmettre à un gestionnaire`,
  resolved: msg`Marquer comme résolue`,
  rejected: msg`Classer sans suite`,
  reopen: msg`Rouvrir`,
};
