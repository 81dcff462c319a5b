import { describe, expect, it } from "vitest";
import { ANOMALY_VIEWS } from "../../src/domain/anomaly/anomaly-view.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import { contentViews } from "../../src/domain/sync/content-views.ts";
import { LAYING } from "../../src/domain/sync/laying.ts";
import type { OverlayInput } from "../../src/domain/sync/overlay.ts";
import { aCity } from "../examples/a-city.ts";
import { aMeToo } from "../examples/a-command.ts";
import { aTally } from "../examples/a-tally.ts";
import { aMembership, aResident } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { meTooOn } from "../examples/marks.ts";

const SUBJECT = anAnomaly({ meTooCount: 4, rev: 6 });

function overlayInput(over: Partial<OverlayInput>): OverlayInput {
  return {
    receipts: [],
    pending: [],
    actor: aResident(),
    city: aCity(),
    membership: aMembership(),
    tallies: new Map(),
    ...over,
  };
}

function receiptOf(commandId: string): Receipt {
  const counts = { kind: "me-too", by: 1 } as const;
  return {
    commandId,
    kind: "me-too-anomaly",
    cityId: SUBJECT.cityId,
    subject: { collection: "anomalies", id: SUBJECT.id },
    outcome: { commandId, state: "applied", rev: SUBJECT.rev, number: "", counts, appliedAt: NOW },
    content: null,
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
  };
}

describe("marks that the city adds up apart", () => {
  it("counts one's own mark once, whichever of the answer's documents comes first [ANO-7] [P10]", () => {
    const command = aMeToo(SUBJECT.id);
    const receipts = [receiptOf(command.id)];
    const marked = aMembership({ marks: meTooOn(SUBJECT.id) });
    const before = aTally(SUBJECT, { "me-too": 4 }, NOW - 1);
    const after = aTally(SUBJECT, { "me-too": 5 }, NOW);
    const countWith = (known: Partial<OverlayInput>) =>
      contentViews(ANOMALY_VIEWS, () => LAYING)(
        [SUBJECT],
        overlayInput({ pending: [{ command, state: "applied" }], ...known }),
      )[0];
    for (const membership of [aMembership(), marked]) {
      for (const tallies of [new Map(), before, after])
        expect(countWith({ receipts, membership, tallies })).toMatchObject({
          meToo: true,
          anomaly: { meTooCount: 5 },
        });
    }
  });

  it("shows what the city counted of a report without touching the report [ANO-7] [P10]", () => {
    const viewsOf = contentViews(ANOMALY_VIEWS, () => LAYING);
    const input = overlayInput({ tallies: aTally(SUBJECT, { "me-too": 12, follow: 3 }, NOW) });
    const [view] = viewsOf([SUBJECT], input);
    expect(view?.anomaly).toEqual({ ...SUBJECT, meTooCount: 12, followersCount: 3 });
    expect(viewsOf([SUBJECT], { ...input, receipts: [] })[0]).toBe(view);
  });
});
