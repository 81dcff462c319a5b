import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { boolean, list, object, oneOf, text } from "../basics/schema.ts";
import { isIllegible, seenCharsOf } from "../basics/text.ts";
import type { FieldProblem } from "../command/refusal.ts";
import { ALT_CHARS_MAX, DESCRIPTION_CHARS, PHOTOS_PER_REPORT_MAX, TITLE_CHARS } from "../limits/limits.ts";
import { DANGERS } from "./anomaly.ts";
import { CATEGORY_IDS, isAnsweredByAdvice, subcategoryOf, SUBCATEGORY_ID_CHARS_MAX } from "./categories.ts";
import { REPORTED_FIELDS } from "./parse-anomaly.ts";
import type { ReportPayload } from "./report-payload.ts";

const EMAIL = /^\S+@\S+\.\S+$/u;

export const REPORT_SCHEMA = object<ReportPayload>(
  {
    categoryId: oneOf(CATEGORY_IDS),
    subcategoryId: text({ min: 1, max: SUBCATEGORY_ID_CHARS_MAX }),
    title: text(TITLE_CHARS),
    ...REPORTED_FIELDS,
    photos: list(object({ id: IDENTIFIER_SCHEMA, alt: text({ max: ALT_CHARS_MAX }) }), {
      max: PHOTOS_PER_REPORT_MAX,
    }),
    danger: oneOf(DANGERS),
    observedAt: INSTANT_SCHEMA,
    showName: boolean,
    onlyTownHall: boolean,
  },
  {
    together: (report) => [
      ...subcategoryProblems(report),
      ...titleProblems(report),
      ...illegibleProblems(report),
      ...descriptionProblems(report),
      ...photoProblems(report),
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

function titleProblems({ title }: Fields): readonly FieldProblem[] {
  return title !== undefined && EMAIL.test(title) ? [{ field: "title", code: "is_email" }] : [];
}

function illegibleProblems(report: Fields): readonly FieldProblem[] {
  const { title, description, address, locationHint, photos = [] } = report;
  const written = { title, description, address, locationHint };
  const alts = photos.map(({ alt }, index) => [`photos.${index}.alt`, alt] as const);
  return [...Object.entries(written), ...alts].flatMap(([field, value]) =>
    value !== undefined && isIllegible(value) ? [{ field, code: "excluded_character" } as const] : [],
  );
}

function descriptionProblems({ description, photos, categoryId }: Fields): readonly FieldProblem[] {
  if (description === undefined) return [];
  const chars = seenCharsOf(description);
  if (chars >= DESCRIPTION_CHARS.min) return [];
  if (chars > 0) return [{ field: "description", code: "too_short", limit: DESCRIPTION_CHARS.min }];
  const photoSpeaks = photos?.length !== 0 && categoryId !== "autre";
  return photoSpeaks ? [] : [{ field: "description", code: "required" }];
}

function photoProblems({ photos = [] }: Fields): readonly FieldProblem[] {
  return photos.flatMap(({ id }, index) =>
    photos.findIndex((photo) => photo.id === id) === index
      ? []
      : [{ field: `photos.${index}.id`, code: "pattern" }],
  );
}
