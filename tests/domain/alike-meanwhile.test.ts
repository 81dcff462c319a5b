import { describe, expect, it } from "vitest";
import { anomalySubject } from "../../src/domain/anomaly/anomaly-subject.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { isStillAlike } from "../../src/domain/anomaly/alike-meanwhile.ts";
import type { AnomalyView } from "../../src/domain/anomaly/anomaly-view.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { subjectKeyOf } from "../../src/domain/command/subject.ts";
import { aCommand } from "../examples/a-command.ts";
import { aContext } from "../examples/a-context.ts";
import { aReport } from "../examples/a-report.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const { place, categoryId, subcategoryId, title } = aReport();
const theSame = (n: number, over: Partial<Anomaly> = {}): Anomaly =>
  anAnomaly({ id: anIdentifier(n), place, categoryId, subcategoryId, title, createdAt: NOW, ...over });

function proposedAmong(others: readonly Anomaly[], seenNear?: readonly string[]) {
  const contents = new Map(others.map((other) => [subjectKeyOf(anomalySubject(other.id)), other]));
  const payload = aReport(seenNear === undefined ? {} : { seenNear });
  return decide(aCommand({ payload }), aContext({ surroundings: { thread: undefined, contents } }));
}

describe("a report of what somebody else has reported meanwhile", () => {
  it("is taken all the same, and the other one is proposed [ANO-35]", () => {
    const other = theSame(2);
    const decided = proposedAmong([other]);
    expect(decided).toMatchObject({
      ok: true,
      value: { content: { status: "new" }, alike: { id: other.id, distanceM: 0 } },
    });
    expect(JSON.stringify(decided.ok && decided.value.content)).not.toContain("seenNear");
  });

  it("is asked about once: not about what was shown while it was written [ANO-35]", () => {
    const decided = proposedAmong([theSame(2)], [theSame(2).id]);
    expect(decided.ok && decided.value.alike).toBe(undefined);
  });

  it.each<[string, Partial<Anomaly>]>([
    ["waits for a moderator", { visibility: "pending" }],
    ["is hidden", { visibility: "hidden" }],
    ["is resolved", { status: "resolved" }],
    ["is far away", { place: { ...place, latE6: place.latE6 + 5000 } }],
  ])("is not asked about what %s [ANO-35]", (_, over) => {
    const decided = proposedAmong([theSame(2, over)]);
    expect(decided.ok && decided.value.alike).toBe(undefined);
  });

  it("is asked about by the city alone: a device shows what it knows before [ANO-35]", () => {
    const decided = decide(aCommand(), aContext());
    expect(decided.ok && decided.value.alike).toBe(undefined);
  });
});

describe("who reported it", () => {
  const view = (over: Partial<AnomalyView> = {}): AnomalyView => ({
    anomaly: theSame(1),
    sync: null,
    mine: false,
    meToo: false,
    followed: false,
    ...over,
  });

  it("is asked until they follow the other one, or the commune answers theirs, and never about two of their own [ANO-35]", () => {
    const mine = view({ mine: true, followed: true });
    expect(isStillAlike(mine, view())).toBe(true);
    expect(isStillAlike(mine, view({ followed: true }))).toBe(false);
    expect(isStillAlike(mine, view({ followed: true, mine: true }))).toBe(false);
    expect(isStillAlike({ ...mine, anomaly: theSame(1, { status: "ack" }) }, view())).toBe(false);
    expect(isStillAlike(mine, view({ anomaly: theSame(2, { status: "withdrawn" }) }))).toBe(false);
    expect(isStillAlike(view(), view())).toBe(false);
  });
});
