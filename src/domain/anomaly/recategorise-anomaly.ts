import type { Identifier } from "../basics/identifier.ts";
import { err, ok } from "../basics/result.ts";
import { object, oneOf, text } from "../basics/schema.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { CORRECTED_BEFORE } from "../content/status-history.ts";
import type { Anomaly } from "./anomaly.ts";
import { CATEGORY_IDS, subcategoryOf, SUBCATEGORY_ID_CHARS_MAX } from "./categories.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, revised } from "./change-anomaly.ts";

type Category = Pick<Anomaly, "categoryId" | "subcategoryId">;

export interface RecategorisePayload extends Category {
  readonly anomalyId: Identifier;
  /** As the moderator saw it. */
  readonly from: Category;
}

const CATEGORY = {
  categoryId: oneOf(CATEGORY_IDS),
  subcategoryId: text({ min: 1, max: SUBCATEGORY_ID_CHARS_MAX }),
};

/** A moderator puts a report where it belongs. */
export const recategoriseAnomaly = changeAnomaly<RecategorisePayload>({
  schema: object<RecategorisePayload>(
    { ...ANOMALY_ID_FIELD, from: object<Category>(CATEGORY), ...CATEGORY },
    { together: unknownSubcategory },
  ),
  perDay: null,
  isUndoable: true,
  decide(anomaly, { payload }, { now }) {
    const { categoryId, subcategoryId, from } = payload;
    if (isSame(anomaly, payload)) return ok({ content: anomaly, note: CORRECTED_BEFORE });
    if (!isSame(anomaly, from)) return err({ code: "changed_meanwhile" });
    return ok({ content: revised(anomaly, now, { categoryId, subcategoryId }) });
  },
});

function isSame(a: Category, b: Category): boolean {
  return a.categoryId === b.categoryId && a.subcategoryId === b.subcategoryId;
}

function unknownSubcategory({ categoryId, subcategoryId }: Partial<Category>): readonly FieldProblem[] {
  if (categoryId === undefined || subcategoryId === undefined) return [];
  const isKnown = subcategoryOf(categoryId, subcategoryId) !== undefined;
  return isKnown ? [] : [{ field: "subcategoryId", code: "not_one_of" }];
}
