import type { I18n } from "@lingui/core";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { REPORT_SCHEMA } from "../../../domain/anomaly/report-schema.ts";
import type { ReportPayload } from "../../../domain/anomaly/report-payload.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import { err, type Result } from "../../../domain/basics/result.ts";
import type { FieldProblem } from "../../../domain/command/refusal.ts";
import { TITLE_CHARS } from "../../../domain/limits/limits.ts";
import { draftFieldsOf } from "../../../shared/drafts/draft-fields.ts";
import { summaryItems } from "../../../shared/drafts/form-problems.ts";
import { nearViews } from "./near-views.ts";
import type { ReportForm } from "./report-form.ts";

/** The form as it travels, or everything that is wrong with it from the top of the page to its end. `views`: what was known of the city meanwhile; `now` is the city's clock. */
export function reportOfForm(
  form: ReportForm,
  photos: ReportPayload["photos"],
  views: readonly AnomalyView[],
  now: Instant,
): Result<ReportPayload, readonly FieldProblem[]> {
  const report = REPORT_SCHEMA.parse({
    ...draftFieldsOf(form),
    title: form.title.trim() === "" ? titleOf(form.description) : form.title,
    accuracyM: form.accuracyM,
    relayed: form.relayed || undefined,
    // Whoever types it for somebody else signs it with nobody's name.
    showName: form.showName && !form.relayed,
    observedAt: form.observedAt ?? now,
    photos: photos.map(({ id, alt }) => ({ id, alt })),
    seenNear: nearViews(form, views, now).map(({ view }) => view.anomaly.id),
  });
  if (report.ok) return report;
  return err(withoutComing(form, report.problem).toSorted((a, b) => rankOf(a) - rankOf(b)));
}

/** A category or a text brings its title along: nobody is asked for all three. */
function withoutComing({ title }: ReportForm, problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const brings = problems.some(
    ({ field, code }) => code === "required" && (field === "categoryId" || field === "description"),
  );
  return brings && title.trim() === "" ? problems.filter(({ field }) => field !== "title") : problems;
}

/** A report without a title is called by its first words: « Autre » suggests none, and few people look for the field. */
function titleOf(description: string): string {
  const [line = ""] = description.trim().split(/[\n.!?]/u);
  return Array.from(line).slice(0, TITLE_CHARS.max).join("").trim();
}

/** The lines of the summary; a category that is missing speaks for its sub-category. */
export function summaryOfReport(i18n: I18n, problems: readonly FieldProblem[]) {
  const lacksCategory = problems.some(({ field }) => field === "categoryId");
  return summaryItems(
    i18n,
    problems.filter(({ field }) => !(lacksCategory && field === "subcategoryId")),
  );
}

const PAGE_ORDER = [
  "place",
  "positionSource",
  "accuracyM",
  "address",
  "locationHint",
  "categoryId",
  "subcategoryId",
  "photos",
  "title",
  "description",
  "danger",
  "observedAt",
  "showName",
  "onlyTownHall",
  "relayed",
  "seenNear",
];

function rankOf({ field }: FieldProblem): number {
  return PAGE_ORDER.indexOf(field.split(".")[0] ?? field);
}
