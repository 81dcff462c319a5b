import { describe, expect, it } from "vitest";
import type { AnomalyView } from "../../src/domain/anomaly/pending-overlay.ts";
import { viewMemory } from "../../src/domain/anomaly/view-memory.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";

const LAMP = anAnomaly({ id: anIdentifier(1) });
const BENCH = anAnomaly({ id: anIdentifier(2) });

function aView(anomaly = LAMP, over: Partial<AnomalyView> = {}): AnomalyView {
  return { anomaly, sync: null, mine: false, meToo: false, followed: false, ...over };
}

describe("a report on screen", () => {
  it("keeps its view while nothing about it changes, whatever comes beside it [MAP-1]", () => {
    const remembered = viewMemory();
    const [before] = remembered([aView()]);
    const [waiting, after] = remembered([aView(BENCH, { sync: "queued" }), aView()]);
    expect(after).toBe(before);
    expect(waiting?.sync).toBe("queued");
  });

  it.each([
    ["the city's word", aView(anAnomaly({ id: LAMP.id, meTooCount: 9 }))],
    ["where the person's command stands", aView(LAMP, { sync: "sent" })],
    ["« Je constate aussi »", aView(LAMP, { meToo: true })],
    ["« Suivre »", aView(LAMP, { followed: true })],
    ["whose it is", aView(LAMP, { mine: true })],
  ])("gets another view when %s changes [ANO-7, OFF-12]", (_, changed) => {
    const remembered = viewMemory();
    remembered([aView()]);
    expect(remembered([changed])).toEqual([changed]);
  });
});
