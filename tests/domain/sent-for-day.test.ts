import { sentForDay } from "../../src/domain/sync/sent-for-day.ts";
import { describe, expect, it } from "vitest";
import { cityDayOf } from "../../src/domain/city/city-day.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { Outcome, Receipt } from "../../src/domain/command/outcome.ts";
import type { PendingCommand } from "../../src/domain/sync/sync-state.ts";
import { aCommand, aMeToo } from "../examples/a-command.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const reportsOn = (receipts: readonly Receipt[], pending: readonly PendingCommand[]) =>
  sentForDay(aCommand({ id: anIdentifier(99), performedAt: NOW }), { receipts, pending });

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
