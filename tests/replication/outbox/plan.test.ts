import { describe, expect, it } from "vitest";
import { nextStep, type Memory, type Step } from "../../../replication/outbox/plan.ts";
import { RETRY_AFTER_MAX_MS } from "../../../replication/outbox/retry-after.ts";
import type { OutboxRow, PhotoRow } from "../../../src/data/device/rows.ts";
import { UNDO_MS } from "../../../src/domain/limits/limits.ts";
import { aStatusChange } from "../../examples/a-command.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aFollowWithId, aMeTooWithId, aPhotoRow, aReportWithId, aRow } from "./environment/rows.ts";

const [one, two, three, four] = [1, 2, 3, 4].map(anIdentifier) as [string, string, string, string];
const [front, close] = [anIdentifier(11), anIdentifier(12)] as const;
const LAMP = anIdentifier(500);
const HALF = 250_000;

function step(
  rows: readonly OutboxRow[],
  { photos = [], ...memory }: Partial<Memory> & { readonly photos?: readonly PhotoRow[] } = {},
): Step {
  return nextStep(rows, photos, { batchRows: 20, alone: new Set(), suspicion: new Map(), ...memory }, NOW);
}

const submit = (...ids: readonly string[]): Step => ({ do: "submit", ids });
const rest = (until: number | null): Step => ({ do: "rest", until });
const refused = (n: number, state: OutboxRow["state"] = "refused") => aRow(n, undefined, { state });

describe("what the outbox does next", () => {
  it.each(["refused", "conflict"] as const)(
    "is to refuse what waits for a parent that is %s, and nothing that is answered already [OFF-3]",
    (state) => {
      const child = aFollowWithId(2, one, true, one);
      const rows = [refused(1, state), aRow(2, child), aRow(3)];
      expect(step(rows)).toEqual({ do: "refuse", ids: [two] });
      const [parent, , other] = rows as [OutboxRow, OutboxRow, OutboxRow];
      expect(step([parent, aRow(2, child, { state: "sending" }), other])).toEqual({
        do: "refuse",
        ids: [two],
      });
      expect(step([parent, aRow(2, child, { state: "applied" }), other])).toEqual(submit(three));
    },
  );

  it("is nothing where nothing waits [OFF-2]", () => {
    expect(step([refused(1), aRow(2, undefined, { state: "applied" })])).toEqual(rest(null));
  });

  it("is to wait for the first that will be due, row or photo [OFF-5]", () => {
    const applied = aRow(1, aReportWithId(1, [front, close]), { state: "applied" });
    const late = aRow(2, undefined, { nextAttemptAt: NOW + 20 });
    const photos = [
      aPhotoRow(front, one, { nextAttemptAt: NOW + 30 }),
      aPhotoRow(close, one, { nextAttemptAt: NOW + 10 }),
    ];
    expect(step([applied, late], { photos })).toEqual(rest(NOW + 10));
    expect(step([applied, late], { photos: photos.slice(0, 1) })).toEqual(rest(NOW + 20));
    expect(step([applied], { photos: photos.slice(0, 1) })).toEqual(rest(NOW + 30));
  });

  it("is what is due at this very moment, or was put off by a clock that was put back since [F72]", () => {
    const at = (nextAttemptAt: number) => step([aRow(1, undefined, { nextAttemptAt })]);
    expect(at(NOW)).toEqual(submit(one));
    expect(at(NOW + 1)).toEqual(rest(NOW + 1));
    expect(at(NOW + 2 * RETRY_AFTER_MAX_MS)).toEqual(rest(NOW + 2 * RETRY_AFTER_MAX_MS));
    expect(at(NOW + 2 * RETRY_AFTER_MAX_MS + 1)).toEqual(submit(one));
  });

  it("leaves a decision alone until it may not be taken back, and not because a clock was put back [MOD-3, F72]", () => {
    const decided = (performedAt: number, nextAttemptAt = 0) =>
      step([aRow(1, aStatusChange({ to: "ack" }, { id: one, performedAt }), { nextAttemptAt })]);
    expect(decided(NOW)).toEqual(rest(NOW + UNDO_MS));
    expect(decided(NOW - UNDO_MS + 1)).toEqual(rest(NOW + 1));
    expect(decided(NOW - UNDO_MS + 1, NOW + 5)).toEqual(rest(NOW + 5));
    expect(decided(NOW - UNDO_MS)).toEqual(submit(one));
    expect(decided(NOW + 1)).toEqual(submit(one));
  });

  it("sends one command about each thing, and one of each kind of wish about it [OFF-2]", () => {
    expect(
      step([
        aRow(1, aFollowWithId(1, LAMP)),
        aRow(2, aMeTooWithId(2, LAMP)),
        aRow(3, aFollowWithId(3, LAMP, false)),
        aRow(4, aFollowWithId(4, anIdentifier(501))),
      ]),
    ).toEqual(submit(one, two, four));
    const change = (n: number) =>
      aRow(n, aStatusChange({ to: "ack" }, { id: anIdentifier(n), performedAt: 0 }));
    expect(step([change(1), change(2)])).toEqual(submit(one));
  });

  it("sends nothing whose parent is still under way [OFF-3]", () => {
    const child = aRow(2, aFollowWithId(2, one, true, one));
    expect(step([aRow(1, undefined, { state: "sending" }), child])).toEqual(submit(one));
    expect(step([aRow(1, undefined, { nextAttemptAt: NOW + 9 }), child])).toEqual(rest(NOW + 9));
    expect(step([aRow(1, undefined, { state: "applied" }), child])).toEqual(submit(two));
  });
});

describe("how much goes at once", () => {
  const rows = [1, 2, 3, 4].map((n) => aRow(n));
  const sized = (...sizes: readonly number[]) => sizes.map((size, at) => aRow(at + 1, undefined, { size }));

  it("is as many rows as the connection has carried, and as many bytes as a slow line takes [OFF-5]", () => {
    expect(step(rows, { batchRows: 3 })).toEqual(submit(one, two, three));
    expect(step(sized(HALF, HALF, 1))).toEqual(submit(one, two));
    expect(step(sized(HALF, HALF + 1, 1))).toEqual(submit(one));
    expect(step(sized(3 * HALF, 1))).toEqual(submit(one));
  });

  it("is one where that one spoilt a batch, and the others go without it [F66]", () => {
    expect(step(rows, { alone: new Set([one]) })).toEqual(submit(one));
    expect(step(rows, { alone: new Set([two]) })).toEqual(submit(one, three, four));
  });

  it("begins with what is the least suspect, in the order of sending [F66]", () => {
    const suspicion = new Map([
      [one, 2],
      [two, 1],
      [four, 1],
    ]);
    expect(step(rows, { suspicion })).toEqual(submit(three, two, four, one));
  });
});

describe("a photo", () => {
  const applied = aRow(1, aReportWithId(1, [front, close]), { state: "applied" });
  const photos = [aPhotoRow(front, one), aPhotoRow(close, one)] as const;
  const upload = (at: 0 | 1): Step => ({ do: "upload", photo: photos[at] });

  it("waits for its report, and for all text that can go [OFF-2, F3]", () => {
    expect(step([{ ...applied, state: "queued" }], { photos })).toEqual(submit(one));
    expect(step([applied, aRow(2)], { photos })).toEqual(submit(two));
    expect(step([applied], { photos })).toEqual(upload(0));
    expect(step([{ ...applied, state: "refused" }], { photos })).toEqual(rest(null));
    expect(step([applied], { photos: photos.slice(1) })).toEqual(upload(1));
  });

  it("goes before a command that spoilt three requests, and not before one that spoilt two [F66]", () => {
    const after = (times: number) => step([applied, aRow(2)], { photos, suspicion: new Map([[two, times]]) });
    expect(after(2)).toEqual(submit(two));
    expect(after(3)).toEqual(upload(0));
  });

  it("goes behind one that never failed, and not before its time [OFF-5]", () => {
    expect(step([applied], { photos, suspicion: new Map([[front, 1]]) })).toEqual(upload(1));
    const late = { ...photos[0], nextAttemptAt: NOW + 7 };
    expect(step([applied], { photos: [late, photos[1]] })).toEqual(upload(1));
    expect(step([applied], { photos: [late] })).toEqual(rest(NOW + 7));
  });
});
