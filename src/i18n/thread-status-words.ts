import type { I18n, MessageDescriptor } from "@lingui/core";
import type { ThreadSubject } from "../domain/thread/thread.ts";
import { ACTIVITY_STATUS_WORDS } from "./activity-words.ts";
import { IDEA_STATUS_WORDS } from "./idea-words.ts";
import { STATUS_WORDS } from "./status-words.ts";

type Words = Readonly<Record<string, MessageDescriptor>>;

const ANOMALY_WORDS: Words = Object.fromEntries(
  Object.entries(STATUS_WORDS).map(([status, { label }]) => [status, label]),
);

const WORDS: { readonly [C in ThreadSubject["collection"]]: Words } = {
  anomalies: ANOMALY_WORDS,
  ideas: IDEA_STATUS_WORDS,
  activities: ACTIVITY_STATUS_WORDS,
  // What opens a discussion has no status.
  messages: {},
};

/** What a status of any subject is called in its discussion. */
export function threadStatusWords(
  i18n: I18n,
  collection: ThreadSubject["collection"],
  status: string,
): string {
  const words = WORDS[collection][status];
  return words === undefined ? status : i18n._(words);
}
