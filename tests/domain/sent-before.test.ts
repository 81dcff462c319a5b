import { describe, expect, it } from "vitest";
import { cityDayOf } from "../../src/domain/city/city-day.ts";
import { identifierOf } from "../../src/domain/basics/identifier.ts";
import { DAY_MS, MINUTE_MS, type Instant } from "../../src/domain/basics/instant.ts";
import type { Outcome, Receipt } from "../../src/domain/command/outcome.ts";
import { sentBefore } from "../../src/domain/sync/sent-before.ts";
import type { PendingCommand } from "../../src/domain/sync/sync-state.ts";
import { aCommand, aMeToo } from "../examples/a-command.ts";
import { aPost } from "../examples/a-message.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const reportsOn = (receipts: readonly Receipt[], pending: readonly PendingCommand[]) =>
  sentBefore(aCommand({ id: anIdentifier(99), performedAt: NOW }), { receipts, pending }).thatDay;

function aReceipt(n: number, over: Partial<Receipt> = {}): Receipt {
  const commandId = anIdentifier(n);
  return {
    commandId,
    kind: "report-anomaly",
    cityId: "35024",
    subject: { collection: "anomalies", id: commandId },
    outcome: applied(n),
    content: null,
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
    ...over,
  };
}

function applied(n: number, appliedAt = NOW) {
  return { commandId: anIdentifier(n), state: "applied", rev: 1, number: "2026-0142", appliedAt } as const;
}

function refused(n: number): Extract<Outcome, { readonly state: "refused" }> {
  return { commandId: anIdentifier(n), state: "refused", refusal: { code: "invalid" }, appliedAt: NOW };
}

function aRow(n: number, state: PendingCommand["state"] = "queued", performedAt = NOW): PendingCommand {
  return { command: aCommand({ id: anIdentifier(n), performedAt }), state };
}

describe("the day's count of reports on the device", () => {
  it("counts what waits, what travels and what the city received [ANO-6]", () => {
    expect(reportsOn([aReceipt(1)], [aRow(2), aRow(3, "sending")])).toBe(3);
  });

  it("counts a report once while its row and its receipt are both there [ANO-6]", () => {
    expect(reportsOn([aReceipt(1)], [aRow(1, "applied")])).toBe(1);
  });

  it("leaves out what the city refused or has to be looked at again [ANO-6]", () => {
    const rows = [aRow(1, "refused"), aRow(2, "conflict"), aRow(3, "sending")];
    expect(reportsOn([aReceipt(3, { outcome: refused(3) })], rows)).toBe(0);
  });

  it("leaves out other days [ANO-6]", () => {
    const yesterday = NOW - DAY_MS;
    const receipts = [aReceipt(1, { outcome: applied(1, yesterday) })];
    expect(reportsOn(receipts, [aRow(1), aRow(3, "queued", yesterday)])).toBe(0);
  });

  it("counts what waited for the day it was done, whenever the city received it [ANO-6]", () => {
    const yesterday = NOW - DAY_MS;
    const late = aReceipt(1, { day: cityDayOf(yesterday, "35024"), outcome: applied(1, NOW) });
    const early = aReceipt(2, { day: cityDayOf(NOW, "35024"), outcome: applied(2, yesterday) });
    expect(reportsOn([late, early], [{ ...aRow(3, "applied", yesterday), outcome: applied(3) }])).toBe(1);
  });

  it("counts one kind only [ANO-6]", () => {
    const marked: PendingCommand = { command: aMeToo(anIdentifier(101)), state: "queued" };
    const receipts = [aReceipt(1, { kind: "me-too-anomaly" }), aReceipt(2, { kind: "publish-idea" })];
    expect(reportsOn(receipts, [marked])).toBe(0);
  });
});

describe("the messages of the last ten minutes on the device", () => {
  const idAt = (at: Instant) => identifierOf(at, new Uint8Array(10));
  const taken = (at: Instant, appliedAt = at): Receipt => {
    const commandId = idAt(at);
    return aReceipt(1, { commandId, kind: "post-message", outcome: { ...applied(1, appliedAt), commandId } });
  };
  const waiting = (at: Instant): PendingCommand => ({
    command: { ...aPost(), id: idAt(at), performedAt: at },
    state: "queued",
  });
  const recently = (receipts: readonly Receipt[], pending: readonly PendingCommand[]) =>
    sentBefore(aPost(), { receipts, pending }).recently;

  it("are those that wait and those that the city took, by when they were written [THR-20]", () => {
    const receipts = [taken(NOW - MINUTE_MS), taken(NOW - 30 * MINUTE_MS, NOW - MINUTE_MS)];
    expect(recently(receipts, [waiting(NOW - 2 * MINUTE_MS), waiting(NOW - 11 * MINUTE_MS)])).toBe(2);
  });

  it("are not those of another kind, which has no pace [THR-20]", () => {
    const sent = sentBefore(aCommand({ performedAt: NOW }), {
      receipts: [aReceipt(1)],
      pending: [aRow(2)],
    });
    expect(sent).toMatchObject({ thatDay: 2, recently: 0 });
  });
});
