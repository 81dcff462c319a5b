import { describe, expect, it } from "vitest";
import { DEMO_CITY_ID } from "../../local/demo/accounts.ts";
import { DEMO_SETTINGS } from "../../local/demo/demo-settings.ts";
import { demoSite } from "../../local/demo/load-demo.ts";
import { isOfficeHour } from "../../local/demo/office-hours.ts";
import { shownOn } from "../../local/demo/demo-photos.ts";
import { sceneOf } from "../../local/demo/photo-scenes.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { demoAnomalies } from "../../local/demo/demo-anomalies.ts";
import { demoCity } from "../../local/demo/demo-city.ts";
import { CATEGORIES } from "../../src/domain/anomaly/categories.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { ANOMALY_STATUSES } from "../../src/domain/anomaly/statuses.ts";
import { areEnoughToHide } from "../../src/domain/content/is-taken-away.ts";
import { insideOutline } from "../../src/domain/place/inside-outline.ts";
import { parseOutline } from "../../src/domain/place/outline.ts";

const TODAY = Date.UTC(2026, 10, 20);
const BETTON = demoSite(DEMO_CITY_ID);
const anomalies = demoAnomalies(BETTON, { count: 300, today: TODAY, isAnswered: true });

const mostRepeated = (texts: readonly string[]): number =>
  Math.max(...texts.map((text) => texts.filter((other) => other === text).length));

describe("the demo commune", () => {
  it("is the same twice [LAND-4]", () => {
    expect(demoAnomalies(BETTON, { count: 300, today: TODAY, isAnswered: true })).toEqual(anomalies);
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
    for (const { createdAt, updatedAt, history, flags = [] } of anomalies) {
      const moments = [...history, ...flags].map(({ at }) => at);
      expect(moments).toEqual(moments.toSorted((a, b) => a - b));
      expect(createdAt).toBe(moments[0]);
      expect(updatedAt).toBe(moments.at(-1));
      expect(updatedAt).toBeLessThanOrEqual(TODAY);
    }
  });

  it("has a town hall that answers in its office hours alone", () => {
    const answers = anomalies.flatMap(({ history }) =>
      history.filter(({ byKind }) => byKind === "moderator"),
    );
    expect(answers.filter(({ at }) => !isOfficeHour(at))).toEqual([]);
  });

  it("holds nothing back that its neighbours did not flag, as no commune checks anybody first", () => {
    expect(DEMO_SETTINGS.preModeration).toBe("none");
    const held = anomalies.filter(({ visibility }) => visibility === "pending");
    expect(held.filter(({ flags = [] }) => !areEnoughToHide(flags))).toEqual([]);
  });

  it("has an intervention that was put off, and a report that its author took back this season", () => {
    const putOff = anomalies.filter(({ history }) =>
      history.some(({ status }, index) => status === "planned" && history[index - 1]?.status === "planned"),
    );
    expect(putOff.length).toBeGreaterThan(0);
    const since = TODAY - 120 * DAY_MS;
    expect(anomalies.some(({ status, createdAt }) => status === "withdrawn" && createdAt > since)).toBe(true);
  });

  it("shows on each photo what its report says, and some repaired places before and after", () => {
    const shown = shownOn(anomalies);
    expect(shown.length).toBeLessThanOrEqual(60);
    const before = shown.filter(({ picture: { alt } }) => !alt.startsWith("Après : "));
    for (const { anomaly, picture } of before) expect(picture.alt).toContain(sceneOf(anomaly.title)?.alt);
    expect(shown.length - before.length).toBeGreaterThan(4);
  });

  it("leaves residents alone where nobody of the town hall is there", () => {
    const alone = demoAnomalies(demoSite("35238"), { count: 14, today: TODAY, isAnswered: false });
    const steps = alone.flatMap(({ history }) => history);
    expect(steps.filter(({ byKind }) => byKind === "moderator")).toEqual([]);
  });

  it("keeps nearly every report inside the commune's outline", () => {
    const outline = parseOutline(demoCity(BETTON, DEMO_SETTINGS, TODAY).contour) ?? [];
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
