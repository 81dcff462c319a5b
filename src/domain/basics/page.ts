import { object, text, type Schema } from "./schema.ts";

/** A part of a list that is told page by page. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: Cursor | null;
}

/** Where the next page begins, as the last answer said it. */
export interface Cursor {
  readonly value: string;
  readonly id: string;
}

export const CURSOR_SCHEMA: Schema<Cursor> = object({ value: text({ max: 200 }), id: text({ max: 200 }) });
