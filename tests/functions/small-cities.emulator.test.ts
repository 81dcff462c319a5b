import { describe, expect, it } from "vitest";
import { recountCity } from "../../functions/src/cities/recount-city.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { dayKeyOf } from "../../src/domain/statistics/day-sums.ts";
import { FIGURE_WINDOW_MS } from "../../src/domain/statistics/life-figures.ts";
import { MODERATION_WINDOW_MS } from "../../src/domain/statistics/moderation-figures.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { aCityIdOf } from "./support/city-life.ts";
import { write } from "./support/many.ts";

const NOW = Date.UTC(2026, 2, 12, 3);
const AT = NOW - 5 * DAY_MS;
const message = { visibility: "public", deletedAt: null, createdAt: AT };
const idea = { visibility: "public", status: "open", createdAt: AT, supportsCount: 0 };
const id = anIdentifier(1);

/** Each in a city of its own, where one person lives. */
const CITIES: readonly (readonly [string, Readonly<Record<string, object>>, number | undefined])[] = [
  ["nobody wrote anything", {}, undefined],
  ["there is a message", { [`messages/${id}`]: message }, AT + FIGURE_WINDOW_MS + 1],
  ["there is an idea", { [`ideas/${id}`]: idea }, AT + FIGURE_WINDOW_MS + 1],
  [
    "moderators decided",
    { [`moderation/${id}`]: { decidedAt: AT, waitedMs: 1, waitingSince: null } },
    AT + FIGURE_WINDOW_MS,
  ],
  [
    "their log begins",
    { "log/1": { act: "hidden", at: AT }, "log/2": { act: "held", at: NOW } },
    AT + MODERATION_WINDOW_MS,
  ],
  [
    "supports were given",
    { "counters/supports": { days: { [dayKeyOf(AT)]: 2 } } },
    (Number(dayKeyOf(AT)) + 30) * DAY_MS,
  ],
];

async function aCityOf(name: string, documents: Readonly<Record<string, object>>) {
  const cityId = aCityIdOf(name);
  const inside = Object.entries(documents).map(
    ([path, data]) => [refs.city(cityId).firestore.doc(`cities/${cityId}/${path}`), data] as const,
  );
  await write([[refs.city(cityId), { id: cityId }], ...inside]);
  return { cityId, statistics: () => readDocument(`cities/${cityId}/statistics/_global_`) };
}

describe("a city that is counted", () => {
  it.each(CITIES)(
    "is counted again when time changes its numbers, where %s [CITY-24] [P10]",
    async (...of) => {
      const [name, documents, next] = of;
      const { cityId, statistics } = await aCityOf(name, documents);
      await write([[refs.user(`lives-${cityId}`), { cityId }]]);
      expect(await recountCity(cityId, NOW)).toBe(next);
      expect(await statistics()).toMatchObject({ residents: { total: "few" } });
      await write([[refs.user(`lives-${cityId}`), undefined]]);
    },
  );

  it("has no numbers any more once nothing is left to count [CITY-24]", async () => {
    const { cityId, statistics } = await aCityOf("left", { "statistics/_global_": { rev: 4 } });
    expect(await recountCity(cityId, NOW)).toBeUndefined();
    expect(await statistics()).toBeUndefined();
  });

  it("has as many who wrote lately as there are accounts, whatever they wrote and however much [CITY-24] [P4]", async () => {
    const [report, old, edge] = [7, 8, 9].map(anIdentifier) as [string, string, string];
    const anomaly = (of: string, createdAt: number) => ({
      ...anAnomaly({ id: of, createdAt, number: "" }),
      updatedAt: new Date(createdAt),
    });
    const by = (authorId: string) => ({ authorId, waitingSince: null });
    const { cityId, statistics } = await aCityOf("writers", {
      "messages/m1": message,
      "ideas/i1": idea,
      "ideas/i2": idea,
      "ideas/i3": idea,
      "ideas/i4": idea,
      "ideas/i5": idea,
      "activities/a1": { ...anActivity({ createdAt: AT }) },
      [`anomalies/${report}`]: anomaly(report, NOW - FIGURE_WINDOW_MS + 1),
      [`anomalies/${edge}`]: anomaly(edge, NOW - FIGURE_WINDOW_MS),
      [`anomalies/${old}`]: anomaly(old, NOW - 2 * FIGURE_WINDOW_MS),
      "moderation/m1": by("anna"),
      "moderation/i1": by("yann"),
      "moderation/i2": by("yann"),
      "moderation/i3": by("maelle"),
      // Who wrote the fifth is not known any more.
      "moderation/i4": by(""),
      "moderation/a1": by("erwan"),
      [`moderation/${report}`]: by("noemie"),
      [`moderation/${edge}`]: by("solene"),
      [`moderation/${old}`]: by("loic"),
      [`tallies/${report}`]: { counts: { thank: 1 } },
    });
    await recountCity(cityId, NOW);
    expect(await statistics()).toMatchObject({ residents: { active30d: 5 } });
  });
});
