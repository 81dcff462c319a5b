import { describe, expect, it, vi } from "vitest";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { discardRow, editRow, mayChange, retryRow } from "../../../src/data/outbox/row-actions.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import { aCommand, aFollow, someCityPreferences } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aDevice, aPhoto } from "../environment/a-device.ts";

async function aDeviceWith(
  command: Command,
  state: "refused" | "conflict" = "refused",
): Promise<DeviceDatabase> {
  const device = aDevice();
  await commitCommand(device, { command, photoIds: [] });
  await device.outbox.toCollection().modify({ state, attempts: 2 });
  return device;
}

const report = aCommand();
const other = aCommand({ id: anIdentifier(2) });

describe("a row of the outbox", () => {
  it.each([
    ["queued", 0, true],
    ["queued", 1, false],
    ["sending", 0, false],
    ["sending", 1, false],
    ["applied", 0, false],
    ["applied", 1, false],
    ["refused", 0, true],
    ["refused", 1, true],
    ["conflict", 0, true],
    ["conflict", 1, true],
  ] as const)("that is %s after %i attempts may be changed: %s [P2, P3]", (state, attempts, may) => {
    expect(mayChange({ state, attempts })).toBe(may);
  });

  it("« À revoir » is asked again and taken back like a refused one, and no other with it [OFF-6, P3]", async () => {
    const device = await aDeviceWith(report, "conflict");
    await commitCommand(device, { command: other, photoIds: [] });
    await device.photos.add(aPhoto({ ownerId: other.id }));
    await retryRow(device, report.id);
    const [first, again] = await device.outbox.orderBy("seq").toArray();
    expect(first).toMatchObject({ id: other.id, state: "queued" });
    expect(again).toMatchObject({ state: "queued", attempts: 0, command: { payload: report.payload } });
    expect(await discardRow(device, again?.id ?? "")).toEqual({ ok: true, value: undefined });
    expect(await device.outbox.toArray()).toMatchObject([{ id: other.id }]);
    expect(await device.photos.count()).toBe(1);
  });

  it("that is gone meanwhile is taken back: there is nothing more to throw away [OFF-6]", async () => {
    expect(await discardRow(aDevice(), report.id)).toEqual({ ok: true, value: undefined });
  });

  it("that no form can edit stays as it is [OFF-6, P1]", async () => {
    const follow = aFollow(anIdentifier(9));
    const device = await aDeviceWith(follow);
    expect(await editRow(device, follow.id)).toEqual({ ok: false, problem: { code: "not_editable" } });
    expect(await device.outbox.toArray()).toMatchObject([{ id: follow.id, state: "refused" }]);
    expect(await device.drafts.count()).toBe(0);
  });

  it("that names nothing which must be named anew is asked again with the same words [OFF-4, OFF-6]", async () => {
    const settled = someCityPreferences({ places: [], opensOn: null });
    const device = await aDeviceWith(settled);
    await retryRow(device, settled.id);
    const [again] = await device.outbox.toArray();
    expect(again).toMatchObject({
      state: "queued",
      command: { kind: settled.kind, payload: settled.payload },
    });
    expect(again?.id).not.toBe(settled.id);
  });

  it("is asked again without a word of whose turn it is: a row that is applied, or is being sent, stays [P2]", async () => {
    for (const state of ["applied", "sending"] as const) {
      const device = await aDeviceWith(report);
      await device.outbox.toCollection().modify({ state, nextAttemptAt: 7 });
      expect(await retryRow(device, report.id)).toMatchObject({ ok: true });
      expect(await device.outbox.toArray()).toMatchObject([
        { id: report.id, state, attempts: 2, nextAttemptAt: 7 },
      ]);
    }
  });

  it("is dated as a draft when it becomes one [OFF-6]", async () => {
    const clock = takeClock();
    const device = await aDeviceWith(report);
    await clock.advance(1000);
    await editRow(device, report.id);
    expect(await device.drafts.toArray()).toMatchObject([
      { kind: "report-anomaly", cityId: "35024", updatedAt: clock.now() },
    ]);
  });

  it("stays, and its person is told why, on a device that writes no more [OFF-10, F17]", async () => {
    const device = await aDeviceWith(report);
    const full = () => Promise.reject(new DOMException("", "QuotaExceededError")) as never;
    const transaction = vi.spyOn(device, "transaction").mockImplementation(full);
    const told = { ok: false, problem: { code: "quota" } };
    for (const act of [editRow, retryRow, discardRow]) expect(await act(device, report.id)).toEqual(told);
    transaction.mockRestore();
    expect(await device.outbox.toArray()).toMatchObject([{ id: report.id, state: "refused" }]);
  });
});
