import { describe, expect, it } from "vitest";
import { FOLLOW } from "../../../src/features/anomalies/commands/anomaly-marks.ts";
import { isUnsent, reportSync } from "../../../src/features/anomalies/commands/report-sync.ts";
import { markCommand, markState } from "../../../src/shared/commands/use-mark.ts";
import type { OutboxRow } from "../../../src/data/device/rows.ts";
import { aMeToo } from "../../examples/a-command.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aView } from "./a-view.ts";

function aRow(state: OutboxRow["state"], on = true): OutboxRow {
  const command = aMeToo(anIdentifier(101), on);
  return {
    seq: 1,
    id: command.id,
    kind: command.kind,
    cityId: command.cityId,
    command,
    photoIds: [],
    state,
    attempts: 0,
    nextAttemptAt: 0,
    lastError: null,
    outcome: null,
    size: 100,
  };
}

describe("how far one's own report has come", () => {
  it("waits until the city gave it a number, and is sent from then on [OFF-12]", () => {
    const waiting = aView({ number: "" }, { mine: true, sync: "queued" });
    expect([reportSync(waiting), isUnsent(waiting)]).toEqual(["queued", true]);
    const received = aView({}, { mine: true });
    expect([reportSync(received), isUnsent(received)]).toEqual(["sent", false]);
  });

  it("never makes a neighbour's report look unsent because I noticed it [ANO-7]", () => {
    expect(reportSync(aView({}, { sync: "queued", meToo: true }))).toBeNull();
  });
});

describe("how far « Je constate aussi » has come", () => {
  it("is said by the last press, and « Envoyé » once the city answered [ANO-7]", () => {
    const state = (...rows: OutboxRow[]) => markState(rows, "me-too-anomaly", anIdentifier(101)).sync;
    expect(state()).toBeNull();
    expect(state(aRow("applied"))).toBe("sent");
    expect(state(aRow("applied"), aRow("queued", false))).toBe("queued");
    expect(markState([aRow("queued")], "follow-anomaly", anIdentifier(101)).sync).toBeNull();
  });

  it("says why where the city did not take it [P6]", () => {
    const refusal = { code: "subject_hidden" } as const;
    const outcome = { commandId: anIdentifier(1), state: "refused", refusal, appliedAt: NOW } as const;
    const refused = { ...aRow("refused"), outcome };
    expect(markState([refused], "me-too-anomaly", anIdentifier(101)).refusal).toEqual(refusal);
    const again = [refused, aRow("queued")];
    expect(markState(again, "me-too-anomaly", anIdentifier(101)).refusal).toBeUndefined();
  });

  it("goes behind the report it is about while that one waits [OFF-3]", () => {
    const asked = { id: anIdentifier(7), on: true, now: NOW };
    const waiting = aView({ number: "" }, { mine: true, sync: "queued" });
    expect(markCommand(FOLLOW, waiting.anomaly, asked)).toMatchObject({ dependsOn: waiting.anomaly.id });
    expect(markCommand(FOLLOW, aView({ rev: 4 }).anomaly, asked)).toMatchObject({
      dependsOn: null,
      basedOn: 4,
    });
  });
});
