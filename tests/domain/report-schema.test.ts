import { describe, expect, it } from "vitest";
import type { ReportPayload } from "../../src/domain/anomaly/report-payload.ts";
import { REPORT_SCHEMA } from "../../src/domain/anomaly/report-schema.ts";
import type { FieldProblem } from "../../src/domain/command/refusal.ts";
import { aReport } from "../examples/a-report.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const PHOTO = { id: anIdentifier(1), alt: "" };

function reportProblems(payload: unknown): readonly FieldProblem[] {
  const parsed = REPORT_SCHEMA.parse(payload);
  return parsed.ok ? [] : parsed.problem;
}

function problemsOf(over: Partial<ReportPayload>): readonly string[] {
  return reportProblems(aReport(over)).map(({ field, code }) => `${field} ${code}`);
}

describe("the form of a report", () => {
  it("accepts a report of a street lamp [FORM-4]", () => {
    expect(REPORT_SCHEMA.parse(aReport())).toEqual({ ok: true, value: aReport() });
  });

  it.each<[keyof ReportPayload, number]>([
    ["title", 80],
    ["description", 1000],
    ["address", 120],
    ["locationHint", 120],
  ])("takes %s up to %i characters and no more [FORM-2]", (field, max) => {
    expect(problemsOf({ [field]: "é".repeat(max) })).toEqual([]);
    expect(problemsOf({ [field]: "é".repeat(max + 1) })).toEqual([`${field} too_long`]);
  });

  it.each([
    [{ title: "Trou" }, "title too_short"],
    [{ title: "mairie@betton.fr" }, "title is_email"],
    [{ title: "Deux\nlignes" }, "title excluded_character"],
    [{ description: "Trop bref" }, "description too_short"],
    [{ description: "" }, "description required"],
    [{ accuracyM: 5001 }, "accuracyM out_of_range"],
    [{ accuracyM: 12.5 }, "accuracyM not_an_integer"],
    [{ subcategoryId: "nid-de-poule" }, "subcategoryId not_one_of"],
    [{ place: { latE6: 90_000_001, lngE6: 0 } }, "place.latE6 out_of_range"],
  ])("refuses %j [FORM-4]", (over, problem) => {
    expect(problemsOf(over)).toEqual([problem]);
  });

  it("lets a photo speak for itself, unless the matter is « Autre » [FORM-4]", () => {
    const photos = [PHOTO];
    expect(problemsOf({ description: "", photos })).toEqual([]);
    expect(problemsOf({ description: "Trop bref", photos })).toEqual(["description too_short"]);
    expect(problemsOf({ description: "", photos, categoryId: "autre", subcategoryId: "autre" })).toEqual([
      "description required",
    ]);
  });

  it("takes three different photos with a description of 150 characters [PHO-1]", () => {
    const photos = [1, 2, 3, 4].map((n) => ({ id: anIdentifier(n), alt: "é".repeat(150) }));
    expect(problemsOf({ photos: photos.slice(0, 3) })).toEqual([]);
    expect(problemsOf({ photos })).toEqual(["photos out_of_range"]);
    expect(problemsOf({ photos: [PHOTO, PHOTO] })).toEqual(["photos.1.id pattern"]);
    expect(problemsOf({ photos: [{ ...PHOTO, alt: "é".repeat(151) }] })).toEqual(["photos.0.alt too_long"]);
  });

  it("has no form for an open hatch: do not touch, telephone [ANO-9]", () => {
    expect(problemsOf({ subcategoryId: "cable-ou-trappe-ouverte" })).toEqual(["subcategoryId not_one_of"]);
  });

  it("says everything that is missing in an empty form at once [FORM-5]", () => {
    const fields = reportProblems({}).map(({ field }) => field);
    expect(new Set(fields)).toEqual(new Set(Object.keys(aReport())));
  });
});
