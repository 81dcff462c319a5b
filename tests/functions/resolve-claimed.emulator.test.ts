import { beforeAll, describe, expect, it, vi } from "vitest";
import { resolveClaimed } from "../../functions/src/cities/resolve-claimed.ts";
import { CLAIM_STANDS_MS } from "../../src/domain/limits/limits.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { readCollection, readDocument, writeDocument } from "../rules/support/firestore-rest.ts";

const later = vi.hoisted((): object[] => []);
vi.mock("../../functions/src/tasks/later.ts", () => ({
  doLater: (_: object, data: object) => Promise.resolve(void later.push(data)),
}));

const CITY_ID = "35055";
const NOW = Date.UTC(2026, 2, 12, 3);
const pathOf = (n: number): string => `cities/${CITY_ID}/anomalies/${anIdentifier(n)}`;

function claimed(n: number, at: number) {
  const step = { at, status: "claimed", reason: "", byKind: "resident", byName: "" } as const;
  const history = [...anAnomaly().history, step];
  const anomaly = anAnomaly({ id: anIdentifier(n), cityId: CITY_ID, status: "claimed", history });
  return writeDocument(pathOf(n), { ...anomaly, updatedAt: new Date(anomaly.updatedAt) });
}

beforeAll(() => writeDocument(`cities/${CITY_ID}`, { id: CITY_ID }));

describe("what residents called resolved", () => {
  it("is so in the night after the fourteenth day, once, and is told [ANO-26] [NOT-2]", async () => {
    await claimed(1, NOW - CLAIM_STANDS_MS);
    await claimed(2, NOW - CLAIM_STANDS_MS + 1);
    await resolveClaimed("35056", NOW);
    await resolveClaimed(CITY_ID, NOW);
    await resolveClaimed(CITY_ID, NOW);
    expect(later).toContainEqual({ cityId: CITY_ID });
    expect(later).not.toContainEqual({ cityId: "35056" });
    expect(await readDocument(pathOf(1))).toMatchObject({ status: "resolved", rev: 2 });
    expect(await readDocument(pathOf(2))).toMatchObject({ status: "claimed", rev: 1 });
    expect(await readCollection(`cities/${CITY_ID}/events`)).toMatchObject([
      { kind: "status", what: "resolved", audience: "followers", actorId: "" },
    ]);
  });
});
