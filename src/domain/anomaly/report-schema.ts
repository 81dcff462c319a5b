import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { boolean, list, object, oneOf, optional, text } from "../basics/schema.ts";
import { seenCharsOf } from "../basics/text.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { SENT_PHOTOS_SCHEMA, sentPhotoProblems, titleProblems } from "../content/written-fields.ts";
import { DESCRIPTION_CHARS, NEAR_SHOWN_MAX, TITLE_CHARS } from "../limits/limits.ts";
import { DANGERS } from "./anomaly.ts";
import {
  CATEGORY_IDS,
  isAnsweredByAdvice,
  subcategoryOf,
  SUBCATEGORY_ID_CHARS_MAX,
  type CategoryId,
} from "./categories.ts";
import { REPORTED_FIELDS } from "./parse-anomaly.ts";
import type { ReportPayload } from "./report-payload.ts";

export const REPORT_SCHEMA = object<ReportPayload>(
  {
    categoryId: oneOf(CATEGORY_IDS),
    subcategoryId: text({ min: 1, max: SUBCATEGORY_ID_CHARS_MAX }),
    title: text(TITLE_CHARS),
    ...REPORTED_FIELDS,
    photos: SENT_PHOTOS_SCHEMA,
    danger: oneOf(DANGERS),
    observedAt: INSTANT_SCHEMA,
    showName: boolean,
    onlyTownHall: boolean,
    relayed: optional(boolean),
    seenNear: optional(list(IDENTIFIER_SCHEMA, { max: NEAR_SHOWN_MAX })),
  },
  {
    together: (report) => [
      ...subcategoryProblems(report),
      ...titleProblems(report.title),
      ...descriptionProblems(report),
      ...sentPhotoProblems(report.photos),
    ],
  },
);

type Fields = Partial<ReportPayload>;

function subcategoryProblems({ categoryId, subcategoryId }: Fields): readonly FieldProblem[] {
  if (categoryId === undefined || subcategoryId === undefined) return [];
  const subcategory = subcategoryOf(categoryId, subcategoryId);
  if (subcategory !== undefined && !isAnsweredByAdvice(subcategory)) return [];
  return [{ field: "subcategoryId", code: "not_one_of" }];
}

/** Of a report that is sent, or of one that is edited. */
interface DescribedFields {
  readonly description?: string | undefined;
  readonly categoryId?: CategoryId | undefined;
  readonly photos?: readonly object[] | undefined;
}

export function descriptionProblems({
  description,
  photos,
  categoryId,
}: DescribedFields): readonly FieldProblem[] {
  if (description === undefined) return [];
  const chars = seenCharsOf(description);
  if (chars >= DESCRIPTION_CHARS.min) return [];
  if (chars > 0) return [{ field: "description", code: "too_short", limit: DESCRIPTION_CHARS.min }];
  const photoSpeaks = photos?.length !== 0 && categoryId !== "autre";
  return photoSpeaks ? [] : [{ field: "description", code: "required" }];
}
