import { describe, expect, it } from "vitest";
import { CATEGORIES, isAnsweredByAdvice } from "../../../src/domain/anomaly/categories.ts";
import { distanceM } from "../../../src/domain/place/distance.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { draftFieldsOf, formOfDraft, isWorthKeeping } from "../../../src/shared/drafts/draft-fields.ts";
import {
  hasDetails,
  reportFormReducer,
  type ReportFormAction,
} from "../../../src/features/anomalies/report/report-form-reducer.ts";
import { EMPTY_REPORT } from "../../../src/features/anomalies/report/report-form.ts";
import { reportOfForm } from "../../../src/features/anomalies/report/report-of-form.ts";
import { aReport } from "../../examples/a-report.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

const here = placeOf(48.1832, -1.6441);

function after(...actions: ReportFormAction[]) {
  return actions.reduce(reportFormReducer, EMPTY_REPORT);
}

const aHole = {
  type: "subcategory-chosen",
  categoryId: "voirie",
  subcategoryId: "nid-de-poule",
} as const;

describe("the report form", () => {
  it("suggests the sub-category as the title until the person writes their own [FORM-6]", () => {
    const prefilled = after(aHole);
    expect(prefilled.title).toBe("Nid-de-poule ou chaussée abîmée");
    const another = reportFormReducer(prefilled, { ...aHole, subcategoryId: "trottoir-abime" });
    expect(another.title).toBe("Trottoir abîmé");
    const own = reportFormReducer(another, {
      type: "typed",
      fields: { title: "Trottoir cassé devant le 12" },
    });
    expect(reportFormReducer(own, aHole).title).toBe("Trottoir cassé devant le 12");
  });

  it("unfolds what somebody wrote before, and nothing that was only suggested [FORM-6]", () => {
    const prefilled = after(aHole);
    expect(hasDetails(EMPTY_REPORT)).toBe(false);
    expect(hasDetails(prefilled)).toBe(false);
    const typed = [
      { title: "Trottoir cassé devant le 12" },
      { danger: "dangereux" },
      { observedAt: NOW },
      { onlyTownHall: true },
    ] as const;
    for (const fields of typed)
      expect(hasDetails(reportFormReducer(prefilled, { type: "typed", fields }))).toBe(true);
  });

  it("never suggests a title that the city would refuse [FORM-2]", () => {
    const placed = after({ type: "placed", place: here, source: "map", accuracyM: null });
    const refused = CATEGORIES.filter(({ id }) => id !== "autre").flatMap(
      ({ id: categoryId, subcategories }) =>
        subcategories
          .filter((subcategory) => !isAnsweredByAdvice(subcategory))
          .map(({ id: subcategoryId }) =>
            reportFormReducer(placed, { type: "subcategory-chosen", categoryId, subcategoryId }),
          )
          .filter((form) => !reportOfForm(form, [{ id: anIdentifier(1), alt: "" }], [], NOW).ok)
          .map(({ title }) => title),
    );
    expect(refused).toEqual([]);
  });

  it("keeps what is typed when the category changes, and asks again for the sub-category [FORM-6]", () => {
    const form = after(aHole, { type: "typed", fields: { description: "Profond de vingt centimètres" } });
    const moved = reportFormReducer(form, { type: "category-chosen", categoryId: "eau" });
    expect(moved).toMatchObject({ categoryId: "eau", subcategoryId: null, description: form.description });
    expect(reportFormReducer(form, { type: "category-chosen", categoryId: "voirie" })).toBe(form);
  });

  it("moves the place by ten metres without a map, and forgets the address it left [MAP-3]", () => {
    const placed = after({
      type: "placed",
      place: here,
      source: "address",
      accuracyM: null,
      address: "12 rue de Rennes",
    });
    const moved = reportFormReducer(placed, { type: "nudged", from: here, northM: 10, eastM: 0 });
    expect(distanceM(here, moved.place ?? here)).toBeCloseTo(10, 0);
    expect(moved.address).toBe("");
    const fromWhereOneLooks = after({ type: "nudged", from: here, northM: 10, eastM: 0 }).place;
    expect(distanceM(here, fromWhereOneLooks ?? here)).toBeCloseTo(10, 0);
  });

  it("drops an address that arrives after the place has moved on [GEO-6]", () => {
    const placed = after({ type: "placed", place: here, source: "map", accuracyM: null });
    const late = { type: "address-found", place: placeOf(48, -1), address: "Ailleurs" } as const;
    expect(reportFormReducer(placed, late)).toBe(placed);
    const found = { type: "address-found", place: here, address: "12 rue de Rennes" } as const;
    expect(reportFormReducer(placed, found).address).toBe("12 rue de Rennes");
  });

  it("takes what the device proposes, and never over what the person chose [MAP-3]", () => {
    const gps = { type: "proposed", place: here, source: "gps", accuracyM: 8 } as const;
    const photo = {
      type: "proposed",
      place: placeOf(48.19, -1.65),
      source: "photo",
      accuracyM: null,
    } as const;
    expect(after(gps).place).toEqual(here);
    expect(after(gps, photo)).toMatchObject({ place: photo.place, positionSource: "photo" });
    const chosen = after({ type: "placed", place: here, source: "map", accuracyM: null });
    expect(reportFormReducer(chosen, photo)).toBe(chosen);
  });

  it("accepts a position however vague the device says it is [MAP-3]", () => {
    const vague = after({ type: "placed", place: here, source: "gps", accuracyM: 48_210.7 });
    expect(vague.accuracyM).toBe(5000);
  });
});

describe("a draft", () => {
  it("comes back as it was left, whatever was not chosen yet [FORM-6]", () => {
    for (const form of [
      EMPTY_REPORT,
      after(aHole),
      after({ type: "placed", place: here, source: "gps", accuracyM: 8 }),
    ]) {
      expect(formOfDraft(EMPTY_REPORT, structuredClone(draftFieldsOf(form)))).toEqual(form);
    }
  });

  it("is worth keeping from the first choice on [FORM-6]", () => {
    expect(isWorthKeeping(EMPTY_REPORT, EMPTY_REPORT)).toBe(false);
    expect(isWorthKeeping(after({ type: "typed", fields: { title: "T" } }), EMPTY_REPORT)).toBe(true);
  });
});

describe("the report as it travels", () => {
  it("is what was typed, white space around it aside [FORM-4]", () => {
    const { photos, ...fields } = aReport({
      photos: [{ id: anIdentifier(5), alt: "Le lampadaire de nuit" }],
    });
    const form = { ...EMPTY_REPORT, ...fields, title: `  ${fields.title} ` };
    expect(reportOfForm(form, photos, [], NOW)).toEqual({
      ok: true,
      value: { ...fields, photos, seenNear: [] },
    });
  });

  it("that a moderator writes down for somebody bears no name, whatever was chosen before [ANO-36] [P8]", () => {
    const { observedAt: _, photos, ...fields } = aReport({ showName: true });
    expect(reportOfForm({ ...EMPTY_REPORT, ...fields, relayed: true }, photos, [], NOW)).toMatchObject({
      value: { relayed: true, showName: false },
    });
  });

  it("was seen now when the person did not say when [ANO-14]", () => {
    const { photos, observedAt: _, ...fields } = aReport();
    expect(reportOfForm({ ...EMPTY_REPORT, ...fields }, photos, [], NOW)).toMatchObject({
      value: { observedAt: NOW },
    });
  });

  it("says everything that is missing at once, from the top of the page to its end [FORM-5]", () => {
    const report = reportOfForm(EMPTY_REPORT, [], [], NOW);
    expect(report.ok ? [] : report.problem).toEqual([
      { field: "place", code: "required" },
      { field: "categoryId", code: "required" },
      { field: "subcategoryId", code: "required" },
      { field: "description", code: "required" },
    ]);
  });

  it("asks for a title only where neither a category nor a text brings one along [FORM-5]", () => {
    const { photos, ...fields } = aReport();
    const other = { categoryId: "autre", subcategoryId: "autre", title: "", description: "" } as const;
    const report = reportOfForm({ ...EMPTY_REPORT, ...fields, ...other }, photos, [], NOW);
    const asked = report.ok ? [] : report.problem.map(({ field }) => field);
    expect(asked.includes("title")).toBe(!asked.includes("description"));
    expect(asked).not.toHaveLength(0);
  });
});
