import { describe, expect, it } from "vitest";
import { ANOMALY_VIEWS, mayBeNoticed } from "../../src/domain/anomaly/anomaly-view.ts";
import { contentViews } from "../../src/domain/sync/content-views.ts";
import { LAYING } from "../../src/domain/sync/laying.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import type { OverlayInput } from "../../src/domain/sync/overlay.ts";
import { aCity } from "../examples/a-city.ts";
import { aCommand, aMeToo } from "../examples/a-command.ts";
import { aResident, aMembership } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { followOn, meTooOn } from "../examples/marks.ts";

const LAMP = anAnomaly({ id: anIdentifier(201) });
const BENCH = anAnomaly({ id: anIdentifier(202) });

const INPUT: OverlayInput = {
  receipts: [],
  pending: [],
  actor: aResident(),
  city: aCity(),
  membership: aMembership(),
  tallies: new Map(),
};

function aReceiptOf(id: string): Receipt {
  const outcome = { commandId: id, state: "applied", rev: 1, number: "2026-0001", appliedAt: NOW } as const;
  const subject = { collection: "anomalies", id };
  const about = { commandId: id, kind: "report-anomaly", cityId: INPUT.city.id, subject };
  return { ...about, outcome, content: null, rev: 1, updatedAt: NOW, schemaVersion: 1 };
}

describe("a report on screen", () => {
  it.each([
    ["what is open, by others", { status: "progress" }, {}, true],
    ["no report of one's own", { status: "progress" }, { mine: true }, false],
    ["nothing that is over", { status: "resolved" }, {}, false],
    ["what was noticed before it was over, to take that back", { status: "rejected" }, { meToo: true }, true],
  ] as const)("asks whether it is noticed too of %s [ANO-7]", (_, anomaly, marks, asked) => {
    const view = { sync: null, mine: false, meToo: false, followed: false, ...marks };
    expect(mayBeNoticed({ ...view, anomaly: { ...LAMP, ...anomaly } })).toBe(asked);
  });

  it("keeps its view while nothing about it changes, whatever comes beside it [MAP-1]", () => {
    const views = contentViews(ANOMALY_VIEWS, () => LAYING);
    const [before] = views([LAMP], INPUT);
    const pending = [{ command: aCommand(), state: "queued" } as const];
    const [waiting, bench, after] = views([BENCH, LAMP], { ...INPUT, pending });
    expect([waiting?.sync, bench?.anomaly.id]).toEqual(["queued", BENCH.id]);
    expect(after).toBe(before);
  });

  it("keeps its view while a command about it waits and another about something else changes [MAP-1]", () => {
    const views = contentViews(ANOMALY_VIEWS, () => LAYING);
    const membership = aMembership({ marks: followOn(LAMP.id) });
    const [before] = views([LAMP, BENCH], { ...INPUT, membership });
    const pending = [{ command: aMeToo(BENCH.id), state: "queued" } as const];
    const [after, bench] = views([LAMP, BENCH], { ...INPUT, membership, pending });
    expect(after).toBe(before);
    expect(bench).toMatchObject({ sync: "queued", meToo: true });
  });

  it("is one's own by the receipt, for what is public does not say whose it is [SEC-15]", () => {
    const views = contentViews(ANOMALY_VIEWS, () => LAYING);
    const published = anAnomaly({ id: LAMP.id, authorId: "" });
    const receipts = [aReceiptOf(LAMP.id)];
    const [before] = views([published, BENCH], { ...INPUT, receipts });
    expect(before).toMatchObject({ mine: true, anomaly: { authorId: INPUT.actor.uid } });
    const [after, bench] = views([published, BENCH], { ...INPUT, receipts: [...receipts] });
    expect(after).toBe(before);
    expect(bench).toMatchObject({ mine: false });
    expect(views([published], INPUT)[0]).toMatchObject({ mine: false });
  });

  it.each([
    ["the city's word", [anAnomaly({ id: LAMP.id, meTooCount: 9 })], {}],
    [
      "where the person's command stands",
      [LAMP],
      { pending: [{ command: aMeToo(LAMP.id), state: "sending" }] },
    ],
    ["« Je constate aussi »", [LAMP], { membership: aMembership({ marks: meTooOn(LAMP.id) }) }],
    ["« Suivre »", [LAMP], { membership: aMembership({ marks: followOn(LAMP.id) }) }],
    ["who looks at it", [LAMP], { actor: aResident({ uid: LAMP.authorId }) }],
  ] as const)("gets another view when %s changes [ANO-7, OFF-12]", (_, anomalies, changed) => {
    const views = contentViews(ANOMALY_VIEWS, () => LAYING);
    const [before] = views([LAMP], INPUT);
    const [after] = views(anomalies, { ...INPUT, ...changed });
    expect(after).not.toEqual(before);
  });
});
