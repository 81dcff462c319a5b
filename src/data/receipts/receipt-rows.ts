import { IDENTIFIER_SCHEMA } from "../../domain/basics/identifier.ts";
import { INSTANT_SCHEMA } from "../../domain/basics/instant.ts";
import { isRecord } from "../../domain/basics/record.ts";
import { ok, err } from "../../domain/basics/result.ts";
import { anything, integer, object, oneOf, text, type Schema } from "../../domain/basics/schema.ts";
import { CITY_ID_SCHEMA } from "../../domain/city/city.ts";
import { wholeReceipt, type Receipt, type StoredReceipt } from "../../domain/command/outcome.ts";
import type { ReplicaCollection } from "../replica/row.ts";

const NAME_CHARS_MAX = 64;
const DAY_CHARS = 10;

const outcome: Schema<Receipt["outcome"]> = {
  parse(value) {
    const state: unknown = (value as { readonly state?: unknown } | null)?.state;
    const isAnswer = state === "applied" || state === "refused" || state === "conflict";
    return isAnswer ? ok(value as Receipt["outcome"]) : err([{ field: "state", code: "not_one_of" }]);
  },
};

const RECEIPT_SCHEMA = object<Required<Receipt>>(
  {
    commandId: IDENTIFIER_SCHEMA,
    kind: text({ max: NAME_CHARS_MAX }),
    cityId: CITY_ID_SCHEMA,
    subject: object<Receipt["subject"]>(
      { collection: text({ max: NAME_CHARS_MAX }), id: text({ max: NAME_CHARS_MAX }) },
      { unknown: "dropped" },
    ),
    outcome,
    content: anything,
    day: text({ max: DAY_CHARS }),
    rev: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
    updatedAt: INSTANT_SCHEMA,
    schemaVersion: oneOf([1]),
  },
  { unknown: "dropped" },
);

export const RECEIPT_ROWS: ReplicaCollection<Receipt> = {
  codec: 3,
  idField: "commandId",
  parse: (value) => RECEIPT_SCHEMA.parse(isStored(value) ? { day: "", ...wholeReceipt(value) } : value),
  /** Lists ask for those whose content is not public: the author alone still sees it. */
  columnsOf: ({ cityId, content, updatedAt, rev }) => ({ cityId, listed: content !== null, updatedAt, rev }),
};

function isStored(value: unknown): value is StoredReceipt {
  return isRecord(value) && "commandId" in value && "outcome" in value;
}
