import { integer } from "../basics/schema.ts";

/** Apart from the schema of contents: the tallies of marks are read before any content is. */
export const COUNT = integer({ min: 0, max: 1_000_000_000 });
export const FROM_NEWER_SERVERS = { unknown: "dropped" } as const;
