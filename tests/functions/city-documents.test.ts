import { afterEach, describe, expect, it, vi } from "vitest";
import { moveContour } from "../../functions/src/cities/move-contour.ts";
import { resolveClaimed } from "../../functions/src/cities/resolve-claimed.ts";
import * as groups from "../../functions/src/index.ts";
import type * as telling from "../../functions/src/notifications/tell-soon.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

const told = vi.hoisted(() => vi.fn<(cityId: string) => Promise<void>>(() => Promise.resolve()));
vi.mock("../../functions/src/notifications/tell-soon.ts", async (original) => ({
  ...(await original<typeof telling>()),
  tellSoon: told,
}));
afterEach(() => {
  vi.restoreAllMocks();
  told.mockClear();
});

const cityId = "35024";

describe("the documents of a commune", () => {
  it("keep a contour apart, once, which version 0.1 did not [CITY-6]", async () => {
    const ring = [
      [
        [-1.7, 48.1],
        [-1.6, 48.1],
        [-1.6, 48.2],
        [-1.7, 48.1],
      ],
    ];
    const contour = JSON.stringify({ type: "Polygon", coordinates: ring });
    const moved = async (city: object | undefined) => {
      const { written } = storedHere({ [`cities/${cityId}`]: city });
      await moveContour(cityId);
      return written.map(([how, path]) => [how, path]);
    };
    expect(await moved({ contour })).toEqual([
      ["set", `cities/${cityId}/contours/_global_`],
      ["update", `cities/${cityId}`],
    ]);
    for (const none of [undefined, {}, { contour: null }, { contour: 7 }])
      expect(await moved(none)).toEqual([]);
  });

  it("say that a report which nobody contests is resolved, by nobody, once it is time [ANO-26]", async () => {
    const id = anIdentifier(1);
    const path = `cities/${cityId}/anomalies/${id}`;
    const claimedAt = NOW - 15 * DAY_MS;
    const history = [
      { at: claimedAt, status: "claimed", reason: "", byKind: "resident", byName: "" },
    ] as const;
    const report = { ...anAnomaly({ id, status: "claimed", history }) };
    const eventsAt = async (now: number) => {
      const { written } = storedHere({ [path]: report });
      await resolveClaimed(cityId, now);
      return written.flatMap(([, at, data]) => (at.includes("/events/") ? [data] : []));
    };
    expect(await eventsAt(claimedAt + DAY_MS)).toEqual([]);
    const told = await eventsAt(NOW);
    expect(told).toMatchObject([{ kind: "status", what: "resolved", actorId: "" }]);
  });

  it("say nothing of a report that is called resolved and was deleted by hand [ANO-26]", async () => {
    const id = anIdentifier(1);
    const path = `cities/${cityId}/anomalies/${id}`;
    const { written } = storedHere({}, { found: { [path]: { ...anAnomaly({ id, status: "claimed" }) } } });
    await resolveClaimed(cityId, NOW);
    expect(written).toEqual([]);
    expect(told.mock.calls).toEqual([[cityId]]);
    told.mockClear();
    storedHere({});
    await resolveClaimed(cityId, NOW);
    expect(told).not.toHaveBeenCalled();
  });
});

it("A calendar of nothing that is a commune is not found [ACT-9]", async () => {
  storedHere({});
  const answer: { status?: number } = {};
  const response = {
    status: (status: number) => Object.assign(answer, { status }) && response,
    set: () => response,
    json: () => undefined,
    end: () => undefined,
    on: () => response,
  };
  const ask = groups.cities.calendar as unknown as (request: object, answer: object) => Promise<void>;
  for (const path of ["/calendar/", "/calendar/35024", "/calendar/betton.ics", "/calendar/35024.ics"]) {
    await ask({ method: "GET", path, headers: {}, header: () => undefined, query: {} }, response);
    expect([path, answer.status]).toEqual([path, 404]);
  }
});
