import type { Identifier } from "../basics/identifier.ts";
import { object, text } from "../basics/schema.ts";
import { STATUS_REASON_CHARS } from "../limits/limits.ts";
import { ANOMALY_ID_FIELD } from "./change-anomaly.ts";

/** What the author of a report adds to it, read by everybody. */
export interface WordsPayload {
  readonly anomalyId: Identifier;
  readonly words: string;
}

export const WORDS_FIELDS = {
  ...ANOMALY_ID_FIELD,
  words: text({ ...STATUS_REASON_CHARS, lines: "many" }),
};

export const WORDS_SCHEMA = object<WordsPayload>(WORDS_FIELDS);
