import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import "../support/stories.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { CATEGORY_IDS } from "../../src/domain/anomaly/categories.ts";
import { ANOMALY_STATUSES } from "../../src/domain/anomaly/statuses.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { cityStatistics, type CityStatistics } from "../../src/domain/statistics/city-statistics.ts";
import { monthsUntil } from "../../src/domain/statistics/months.ts";
import { publicReports } from "../../src/domain/statistics/public-reports.ts";
import { parseStatistics, publishedStatistics } from "../../src/domain/statistics/published-statistics.ts";
import { knownStatistics } from "../../src/domain/statistics/known-statistics.ts";
import { csvOf, geoJsonOf } from "../../src/domain/statistics/report-files.ts";
import { barLengthOf, maskedCount } from "../../src/domain/statistics/small-groups.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const monthOf = (at: number) => new Date(at).toISOString().slice(0, 7);
const count = (anomalies: readonly Anomaly[]) => cityStatistics(anomalies, { now: NOW, monthOf });

function resolved(at: number): Partial<Anomaly> {
  const step = { reason: "", byKind: "moderator", byName: "" } as const;
  return {
    status: "resolved",
    history: [
      { ...step, at: at - DAY_MS, status: "new" },
      { ...step, at, status: "resolved" },
    ],
  };
}

describe("what a city's reports add up to", () => {
  it("is nothing rather than zeros when there are none [CITY-14]", () => {
    expect(count([])).toBeUndefined();
    expect(
      count([anAnomaly({ visibility: "private" }), anAnomaly({ visibility: "hidden" })]),
    ).toBeUndefined();
  });

  it("leaves out one's own report that the city has not received [CITY-14]", () => {
    expect(count([anAnomaly({ number: "" })])).toBeUndefined();
  });

  it("counts each month what came and what was resolved for good [CITY-14]", () => {
    const statistics = count([
      anAnomaly({ createdAt: NOW - 40 * DAY_MS, ...resolved(NOW - 2 * DAY_MS) }),
      anAnomaly({ createdAt: NOW, ...resolved(NOW), status: "reopen" }),
      anAnomaly({ createdAt: NOW - 500 * DAY_MS }),
    ]);
    expect(statistics?.months).toHaveLength(12);
    expect(statistics?.months.at(-1)).toEqual({ month: "2026-03", created: 1, resolved: 1 });
    expect(statistics?.months.at(-3)).toEqual({ month: "2026-01", created: 1, resolved: 0 });
    expect(statistics).toMatchObject({ total: 3, open: 2 });
  });

  it("adds up: every breakdown equals a recount [P10] [CITY-14]", () => {
    const someone = fc.record({
      status: fc.constantFrom(...ANOMALY_STATUSES),
      categoryId: fc.constantFrom(...CATEGORY_IDS),
      visibility: fc.constantFrom("public", "pending", "hidden", "private"),
      createdAt: fc.integer({ min: NOW - 300 * DAY_MS, max: NOW }),
    } as const);
    fc.assert(
      fc.property(fc.array(someone, { maxLength: 60 }), (people) => {
        const anomalies = people.map((over) => anAnomaly(over));
        const known = anomalies.filter(({ visibility }) => ["public", "pending"].includes(visibility));
        const statistics = count(anomalies);
        const sum = (cells: readonly { readonly count: number }[] = []) =>
          cells.reduce((total, cell) => total + cell.count, 0);
        expect(statistics?.total ?? 0).toBe(known.length);
        expect(sum(statistics?.byStatus)).toBe(known.length);
        expect(sum(statistics?.byCategory)).toBe(known.length);
        expect(statistics?.months.reduce((total, { created }) => total + created, 0) ?? 0).toBe(known.length);
        for (const { status, count: told } of statistics?.byStatus ?? [])
          expect(told).toBe(known.filter((one) => one.status === status).length);
      }),
    );
  });

  it("tells how long the city takes, but of no group below five [CITY-15] [CITY-24]", () => {
    const answered = Array.from({ length: 5 }, (_, n) =>
      anAnomaly({ createdAt: NOW - 10 * DAY_MS, ...resolved(NOW - n * DAY_MS) }),
    );
    expect(count(answered)?.delays).toEqual({ ackHours: 8 * 24, resolveDays: 8, noReply: 0 });
    const few = [...answered.slice(1), anAnomaly({ createdAt: NOW - 61 * DAY_MS })];
    expect(count(few)?.delays).toEqual({ ackHours: null, resolveDays: null, noReply: 1 });
  });

  it("says « < 5 » of what is below five, and draws all of it alike [CITY-15]", () => {
    expect([0, 1, 4, 5, 12].map(maskedCount)).toEqual([0, "few", "few", 5, 12]);
    expect([1, 4, 5, 7].map((number) => barLengthOf(maskedCount(number)))).toEqual([2.5, 2.5, 5, 7]);
  });

  it("walks over the turn of the year [CITY-14]", () => {
    expect(monthsUntil("2026-02", 4)).toEqual(["2025-11", "2025-12", "2026-01", "2026-02"]);
  });
});

describe("what a city says of itself", () => {
  const wire = (recount: CityStatistics) =>
    JSON.parse(
      JSON.stringify({ ...publishedStatistics("35024", recount), rev: 3, updatedAt: NOW }),
    ) as Record<string, unknown>;
  const recount = count([anAnomaly(), anAnomaly({ status: "ack", categoryId: "eau" })]);

  it("is read as it was counted [CITY-24]", () => {
    if (recount === undefined) throw new Error("There are two.");
    const parsed = parseStatistics(wire(recount));
    expect(parsed).toEqual({ ok: true, value: { cityId: "35024", rev: 3, updatedAt: NOW, said: recount } });
    expect(knownStatistics(recount, count([anAnomaly()]))).toEqual({ byCity: recount, byDevice: {} });
  });

  it("is completed by the device where it says nothing, or nothing this version knows [CITY-24]", () => {
    if (recount === undefined) throw new Error("There are two.");
    const { series: _, ...silent } = wire(recount);
    const anomalies = { total: 2, open: 2, byStatus: { dreamt: 2 }, byCategory: { voirie: 2 } };
    const parsed = parseStatistics({ ...silent, anomalies });
    if (!parsed.ok) throw new Error("It is a document.");
    expect(parsed.value.said).toEqual({ byCategory: [{ categoryId: "voirie", count: 2 }] });
    const told = knownStatistics(parsed.value.said, recount);
    expect(Object.keys(told?.byCity ?? {})).toEqual(["byCategory"]);
    expect(Object.keys(told?.byDevice ?? {}).toSorted()).toEqual([
      "byStatus",
      "delays",
      "months",
      "open",
      "total",
    ]);
  });

  it("is nothing rather than zeros when nobody knows of a report [CITY-14] [CITY-24]", () => {
    expect(knownStatistics(undefined, undefined)).toBeUndefined();
    expect(knownStatistics({ total: 0, open: 0 }, undefined)).toBeUndefined();
    expect(parseStatistics(null).ok).toBe(false);
  });
});

describe("the open files of a city", () => {
  const words = {
    status: () => "Signalée",
    category: () => "Voirie",
    subcategory: () => "Nid-de-poule",
    day: (at: number) => new Date(at).toISOString().slice(0, 10),
  };
  const written = anAnomaly({
    title: '=Trou; "profond"',
    authorName: "Maëlle R.",
    place: placeOf(48.180_949, -1.645_261),
  });

  it("tell public reports only, those the city has received [CITY-16]", () => {
    const reports = publicReports([
      written,
      anAnomaly({ id: anIdentifier(2), visibility: "pending" }),
      anAnomaly({ id: anIdentifier(3), number: "" }),
    ]);
    expect(reports.map(({ number }) => number)).toEqual(["2026-0142"]);
  });

  it("name no author, and no place nearer than about ten metres [CITY-16]", () => {
    const file = geoJsonOf(publicReports([written]), words);
    expect(JSON.parse(file)).toMatchObject({
      type: "FeatureCollection",
      features: [{ id: "2026-0142", geometry: { type: "Point", coordinates: [-1.6453, 48.1809] } }],
    });
    const files = file + csvOf(publicReports([written]), words);
    for (const secret of ["Maëlle", "profond", written.authorId, written.address, written.description])
      expect(files).not.toContain(secret);
  });

  it.each(["=1+1", "+33 2", "-1", "@SOMME", "\tTrou", "\rTrou"])(
    "are read as the text they are by a spreadsheet, when a label begins as %j does [CITY-16] [SEC-5]",
    (label) => {
      const [, line] = csvOf(publicReports([written]), { ...words, subcategory: () => label }).split("\r\n");
      expect(line?.replaceAll('"', "")).toContain(`;'${label};`);
    },
  );

  it("tell in the order of the numbers [CITY-16]", () => {
    const reports = publicReports([
      anAnomaly({ id: anIdentifier(2), number: "2026-0143" }),
      written,
      anAnomaly({ id: anIdentifier(3), number: "2026-0144" }),
    ]);
    expect(reports.map(({ number }) => number)).toEqual(["2026-0142", "2026-0143", "2026-0144"]);
  });

  it("cannot be a formula in a spreadsheet, nor break its columns [CITY-16] [SEC-5]", () => {
    const file = csvOf(publicReports([written]), { ...words, subcategory: () => written.title });
    const [head, line] = file.split("\r\n");
    expect(head).toBe(
      "\uFEFFnumero;etat;categorie;sous_categorie;signale_le;modifie_le;constats;latitude;longitude",
    );
    expect(line).toContain("Signalée;Voirie;");
    expect(line).toContain(`"'=Trou; ""profond"""`);
    expect(line).toMatch(/;48\.1809;-1\.6453$/u);
  });
});
