import type { RxJsonSchema } from "rxdb";
import { RANK_CEILING } from "../../domain/basics/instant.ts";
import type { Row } from "./row.ts";

const ID_CHARS_MAX = 128;
const CITY_CHARS_MAX = 8;
/** « 35024/0199….12 »: a page of a thread. */
export const PAGE_KEY_CHARS_MAX = 64;

const integer = { type: "integer" } as const;

/** One shape for every collection; only lists that a screen reads pay for an index. */
export function rowSchema<T>(
  indexes: readonly (readonly ("cityId" | "listed" | "rank")[])[],
  listCharsMax = CITY_CHARS_MAX,
): RxJsonSchema<Row<T>> {
  return {
    version: 0,
    primaryKey: "id",
    type: "object",
    properties: {
      id: { type: "string", maxLength: ID_CHARS_MAX },
      cityId: { type: "string", maxLength: listCharsMax },
      rank: { ...integer, minimum: 0, maximum: RANK_CEILING, multipleOf: 1 },
      updatedAt: integer,
      rev: integer,
      epoch: { type: "string" },
      listed: { type: "boolean" },
      doc: { type: "object" },
    },
    required: ["id", "cityId", "rank", "listed"],
    indexes: indexes.map((index) => [...index]),
  };
}
