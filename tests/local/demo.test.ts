import { describe, expect, it } from "vitest";
import { demoSite } from "../../local/demo/load-demo.ts";
import { demoAnomalies } from "../../local/demo/demo-anomalies.ts";
import { demoCity } from "../../local/demo/demo-city.ts";
import { CATEGORIES } from "../../src/domain/anomaly/categories.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { ANOMALY_STATUSES } from "../../src/domain/anomaly/statuses.ts";
import { insideOutline } from "../../src/domain/place/inside-outline.ts";
import { parseOutline } from "../../src/domain/place/outline.ts";

const TODAY = Date.UTC(2026, 10, 20);
const anomalies = demoAnomalies(demoSite(), { count: 300, today: TODAY });

const mostRepeated = (texts: readonly string[]): number =>
  Math.max(...texts.map((text) => texts.filter((other) => other === text).length));

describe("the demo commune", () => {
  it("is the same twice [LAND-4]", () => {
    expect(demoAnomalies(demoSite(), { count: 300, today: TODAY })).toEqual(anomalies);
  });

  it("shows every status and every sub-category", () => {
    expect(new Set(anomalies.map(({ status }) => status))).toEqual(new Set(ANOMALY_STATUSES));
    const known = CATEGORIES.flatMap(({ id, subcategories }) =>
      subcategories.map((sub) => `${id}/${sub.id}`),
    );
    expect(
      new Set(anomalies.map(({ categoryId, subcategoryId }) => `${categoryId}/${subcategoryId}`)),
    ).toEqual(new Set(known));
  });

  it("holds only what the city could have written", () => {
    for (const anomaly of anomalies) expect(parseAnomaly(anomaly)).toEqual({ ok: true, value: anomaly });
  });

  it("repeats no text more than a few times", () => {
    expect(mostRepeated(anomalies.map(({ description }) => description))).toBeLessThanOrEqual(4);
  });

  it("tells nothing of tomorrow, and each history in its order", () => {
    for (const { createdAt, updatedAt, history } of anomalies) {
      const moments = history.map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(createdAt).toBe(moments[0]);
      expect(updatedAt).toBe(moments.at(-1));
      expect(updatedAt).toBeLessThanOrEqual(TODAY);
    }
  });

  it("keeps nearly every report inside the commune's outline", () => {
    const outline = parseOutline(demoCity(demoSite(), TODAY).contour) ?? [];
    const inside = anomalies.filter(({ place }) => insideOutline(place, outline));
    expect(inside.length).toBeGreaterThan(290);
  });

  it("points each duplicate at a public report of the same kind", () => {
    const byId = new Map(anomalies.map((anomaly) => [anomaly.id, anomaly]));
    const duplicates = anomalies.filter(({ status }) => status === "duplicate");
    expect(duplicates.length).toBeGreaterThan(0);
    for (const { duplicateOf, subcategoryId } of duplicates) {
      const original = byId.get(duplicateOf ?? "");
      expect(original).toMatchObject({ subcategoryId, visibility: "public", duplicateOf: null });
    }
  });
});
