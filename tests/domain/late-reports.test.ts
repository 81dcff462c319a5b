import { describe, expect, it } from "vitest";
import { alikeMeanwhile } from "../../src/domain/anomaly/alike-meanwhile.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { possibleDuplicates } from "../../src/domain/anomaly/near-anomalies.ts";
import { reportAnomaly } from "../../src/domain/anomaly/report-anomaly.ts";
import { nearestFirst, withStops } from "../../src/domain/anomaly/tour.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { WAITED_MS_MAX } from "../../src/domain/limits/limits.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aCommand } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { aReport } from "../examples/a-report.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

describe("a report that comes late", () => {
  const observed = (observedAt: number, performedAt: number) => {
    const command = { ...aCommand({ payload: aReport({ observedAt }) }), performedAt };
    const decision = decide(command, aContext());
    return decision.ok ? decision.value.content.observedAt : decision.problem.code;
  };

  it("was seen when it was sent where nobody typed a date, as far as the device's clock can be right [ANO-14]", () => {
    for (const sent of [NOW, NOW - DAY_MS, NOW - WAITED_MS_MAX]) expect(observed(sent, sent)).toBe(sent);
    for (const wrong of [NOW + 1, NOW - WAITED_MS_MAX - 1]) expect(observed(wrong, wrong)).toBe(NOW);
    expect(observed(NOW - 3 * DAY_MS, NOW - DAY_MS)).toBe(NOW - 3 * DAY_MS);
  });

  it("asks the city for what is near it, and for nothing else [ANO-35]", () => {
    const { payload } = aCommand();
    const { contents, near } = reportAnomaly.surroundingsOf(payload);
    expect([contents, near]).toMatchObject([[], { place: payload.place, categoryId: payload.categoryId }]);
    const alone = decide(aCommand(), aContext());
    expect(alone.ok && "alike" in alone.value).toBe(false);
    expect(alone.ok && alone.value.content.partner).toBe("");
  });

  it("is likelier the same where it says the same, is recent or near, each by its measure [ANO-10, ANO-35]", () => {
    const place = placeOf(48.18, -1.64);
    const at = (n: number, metres: number, over: Partial<Anomaly> = {}) =>
      anAnomaly({
        id: anIdentifier(n),
        createdAt: NOW,
        title: "Trou",
        description: "",
        place: { ...place, latE6: place.latE6 + Math.round(metres / 0.111_195) },
        ...over,
      });
    const spot = { ...at(9, 0), text: "arbre penché devant école", now: NOW };
    const order = (...many: readonly Anomaly[]) =>
      possibleDuplicates(spot, many).map(({ anomaly }) => anomaly.id);
    // On the very spot, ninety days old: as far as one metre; three days old: hardly further than none.
    expect(order(at(1, 2), at(2, 0, { createdAt: NOW - 90 * DAY_MS }), at(3, 0))).toEqual(
      [3, 2, 1].map((n) => anIdentifier(n)),
    );
    expect(order(at(1, 0), at(2, 1, { title: "Arbre penché devant l’école" }))).toEqual(
      [2, 1].map((n) => anIdentifier(n)),
    );
    const surroundings = {
      contents: new Map(
        [at(1, 6), at(2, 9, { title: "Arbre penché devant l’école" })].map((one) => [one.id, one]),
      ),
    };
    const report = { ...at(9, 0), title: "Arbre penché", description: "Devant l’école" };
    expect(alikeMeanwhile(report, [], { surroundings, now: NOW } as never)?.id).toBe(anIdentifier(2));
  });
});

it("goes from each report of a round to the nearest of those that are left, and notes nothing by itself [MOD-13]", () => {
  const at: Readonly<Record<string, number>> = { a: 3, b: 1, c: -2 };
  const round = nearestFirst(withStops([], ["a", "b", "c"]), placeOf(0, 0), (id) => placeOf(at[id] ?? 0, 0));
  expect(round).toEqual(["b", "a", "c"].map((id) => ({ id, note: "", seen: false })));
});
