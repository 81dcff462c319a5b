import type { Identifier } from "../basics/identifier.ts";
import { mergedUnlessBoth } from "../basics/merged-fields.ts";
import { err, ok } from "../basics/result.ts";
import { isSameValue } from "../basics/same-value.ts";
import { object, quoted, text } from "../basics/schema.ts";
import { newContentVisibility } from "../content/new-content-visibility.ts";
import { rewritten } from "../content/rewritten.ts";
import { titleProblems } from "../content/written-fields.ts";
import { DAILY_LIMITS } from "../limits/daily-limits.ts";
import { DESCRIPTION_CHARS, TITLE_CHARS } from "../limits/limits.ts";
import type { Anomaly } from "./anomaly.ts";
import { ANOMALY_ID_FIELD, changeAnomaly, revised } from "./change-anomaly.ts";
import { descriptionProblems } from "./report-schema.ts";

/** What its author may write anew. */
export type Edited = Pick<Anomaly, "title" | "description">;

export interface EditPayload extends Edited {
  readonly anomalyId: Identifier;
  /** As the author saw it: tells which field they changed, and whether it was changed elsewhere. */
  readonly seen: Edited;
}

const DESCRIPTION = text({ max: DESCRIPTION_CHARS.max, lines: "many" });

export const EDIT_SCHEMA = object<EditPayload>(
  {
    ...ANOMALY_ID_FIELD,
    seen: quoted(object<Edited>({ title: text({ max: TITLE_CHARS.max }), description: DESCRIPTION })),
    title: text(TITLE_CHARS),
    description: DESCRIPTION,
  },
  { together: ({ title }) => titleProblems(title) },
);

/** Its author corrects it until the commune has answered. Fields changed on two devices are merged; the same one is « À revoir ». */
export const editAnomaly = changeAnomaly<EditPayload>({
  schema: EDIT_SCHEMA,
  perDay: DAILY_LIMITS.words,
  mayTakeAway: true,
  decide(anomaly, { payload }, context) {
    if (anomaly.status !== "new") return err({ code: "not_possible" });
    const edited = mergedUnlessBoth(editedOf(anomaly), payload.seen, editedOf(payload));
    if (edited === undefined) return err({ code: "changed_meanwhile" });
    if (isSameValue(editedOf(anomaly), edited)) return ok({ content: anomaly });
    const { description } = edited;
    const { photos, categoryId } = anomaly;
    const fields = descriptionProblems({ description, photos, categoryId });
    if (fields.length > 0) return err({ code: "invalid", fields });
    // What is written anew is checked like what is new.
    const visibility =
      anomaly.visibility === "public" ? newContentVisibility("anomalies", context) : anomaly.visibility;
    return ok({
      content: revised(anomaly, context.now, { ...edited, visibility, ...rewritten(anomaly) }),
    });
  },
});

export function editedOf({ title, description }: Edited): Edited {
  return { title, description };
}
