import { describe, expect, it } from "vitest";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import type { OutboxRow } from "../../../src/data/device/rows.ts";
import { discardRow, editRow, retryRow } from "../../../src/data/outbox/row-actions.ts";
import { exportRows } from "../../../src/data/outbox/export-rows.ts";
import { pruneRows } from "../../../src/data/outbox/prune-rows.ts";
import { aCommand, aFollow } from "../../examples/a-command.ts";
import { aReport } from "../../examples/a-report.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aDevice, aPhoto, failOnce } from "../environment/a-device.ts";

const [one, front, close] = [anIdentifier(1), anIdentifier(11), anIdentifier(12)] as const;
const photos = [front, close].map((id) => ({ id, alt: "Le lampadaire" }));
const report = aCommand({ payload: aReport({ photos }) });

/** A device that holds one report with two photos, in this state. */
async function aDeviceWithReport(over: Partial<OutboxRow> = {}): Promise<DeviceDatabase> {
  const device = aDevice();
  await device.photos.bulkAdd([aPhoto({ id: front }), aPhoto({ id: close })]);
  await commitCommand(device, { command: report, photoIds: [front, close] });
  await device.outbox.toCollection().modify(over);
  return device;
}

const refusedRow = {
  state: "refused",
  attempts: 1,
  outcome: { commandId: one, state: "refused", refusal: { code: "quota_reports", limit: 3 }, appliedAt: NOW },
} as const;

describe("a refused report (hazard 24)", () => {
  it("that is gone meanwhile is neither asked again, nor edited, nor an error [OFF-6, P3]", async () => {
    const device = aDevice();
    expect(await retryRow(device, one)).toMatchObject({ ok: true });
    expect(await editRow(device, one)).toMatchObject({ ok: false, problem: { code: "not_editable" } });
    expect(await device.outbox.count()).toBe(0);
  });

  it("is asked again as a new command, at the end of the queue, with its photos [OFF-6, P6]", async () => {
    const device = await aDeviceWithReport(refusedRow);
    await commitCommand(device, { command: aFollow(anIdentifier(9)), photoIds: [] });
    await retryRow(device, one);
    const [, again] = await device.outbox.orderBy("seq").toArray();
    expect(again).toMatchObject({ state: "queued", attempts: 0, outcome: null });
    expect(again?.id).not.toBe(one);
    const owned = await device.photos
      .where("ownerId")
      .equals(again?.id ?? "")
      .primaryKeys();
    expect(owned).toEqual(again?.photoIds.toSorted((a, b) => a.localeCompare(b)));
    expect(again?.command.payload).toMatchObject({ photos: again?.photoIds.map((id) => ({ id })) });
    expect(owned).not.toContain(front);
    expect(await device.photos.count()).toBe(2);
  });

  it("becomes a draft again, under a new id, with its photos [OFF-6, P6]", async () => {
    const device = await aDeviceWithReport(refusedRow);
    const edited = await editRow(device, one);
    const [draft] = await device.drafts.toArray();
    expect(edited).toEqual({ ok: true, value: draft?.id });
    expect(draft?.fields).toMatchObject({ title: report.payload.title });
    expect(draft?.fields).not.toHaveProperty("photos");
    expect(
      await device.photos
        .where("ownerId")
        .equals(draft?.id ?? "")
        .count(),
    ).toBe(2);
    expect(await device.photos.count()).toBe(2);
    expect(await device.outbox.count()).toBe(0);
  });

  it("is thrown away by the person, with its photos and what depended on it [OFF-6, P6]", async () => {
    const device = await aDeviceWithReport(refusedRow);
    const follow = aFollow(one, true, { dependsOn: one });
    await commitCommand(device, { command: follow, photoIds: [] });
    await discardRow(device, one);
    expect(await device.outbox.count()).toBe(0);
    expect(await device.photos.count()).toBe(0);
  });

  it("takes along what depended on it when it is asked again [OFF-6, P1]", async () => {
    const device = await aDeviceWithReport(refusedRow);
    await commitCommand(device, { command: aFollow(one, false, { dependsOn: one }), photoIds: [] });
    await device.outbox
      .filter(({ kind }) => kind === "follow-anomaly")
      .modify({ ...refusedRow, outcome: null });
    await retryRow(device, one);
    const [again, follow] = await device.outbox.orderBy("seq").toArray();
    expect(follow).toMatchObject({ kind: "follow-anomaly", state: "queued", attempts: 0 });
    expect(follow?.command).toMatchObject({
      dependsOn: again?.id,
      payload: { anomalyId: again?.id, on: false },
    });
    expect(follow?.id).not.toBe(aFollow(one).id);
    expect(await device.outbox.count()).toBe(2);
  });

  it("leaves no command about itself behind when it becomes a draft: the city would never know its subject [OFF-6]", async () => {
    const device = await aDeviceWithReport();
    await commitCommand(device, { command: aFollow(one, false, { dependsOn: one }), photoIds: [] });
    expect(await editRow(device, one)).toMatchObject({ ok: true });
    expect(await device.outbox.count()).toBe(0);
  });

  it("can be taken away as a file, photos included [OFF-13, P6]", async () => {
    const device = await aDeviceWithReport(refusedRow);
    const file = await exportRows(device, await device.outbox.toArray());
    const { format, commands } = JSON.parse(await file.text()) as {
      format: string;
      commands: { command: { id: string }; photos: { base64: string; type: string }[] }[];
    };
    expect([format, file.type]).toEqual(["parvis-outbox-1", "application/json"]);
    expect(commands[0]).toMatchObject({ command: { id: one }, outcome: refusedRow.outcome });
    expect(commands[0]?.photos).toMatchObject([{ base64: "/9j/4A==", type: "image/jpeg" }, {}]);
  });
});

describe("a report one of whose photos the browser has lost", () => {
  it("can still be taken away as a file, with the words and the other photo [OFF-13, P6]", async () => {
    const device = await aDeviceWithReport(refusedRow);
    const rows = await device.outbox.toArray();
    const lost = failOnce(Blob.prototype, "arrayBuffer", () => new DOMException("", "NotReadableError"));
    const file = await exportRows(device, rows).finally(lost.restore);
    const { commands } = JSON.parse(await file.text()) as { commands: { photos: object[] }[] };
    expect(commands[0]?.photos).toMatchObject([{ base64: null }, { base64: "/9j/4A==" }]);
  });
});

describe("a waiting report", () => {
  it("is due at once when somebody taps « Réessayer » [OFF-5]", async () => {
    const device = await aDeviceWithReport({ attempts: 4, nextAttemptAt: NOW + 60_000 });
    await retryRow(device, one);
    expect(await device.outbox.toArray()).toMatchObject([{ id: one, attempts: 4, nextAttemptAt: 0 }]);
  });

  it.each([
    { over: { state: "sending", attempts: 0 }, code: "sending", editCode: "sending" },
    { over: { state: "queued", attempts: 1 }, code: "maybe_sent", editCode: "not_editable" },
    { over: { state: "applied", attempts: 1 }, code: "maybe_sent", editCode: "not_editable" },
  ] as const)(
    "cannot be taken back once it may be sent: $over [P2, P3]",
    async ({ over, code, editCode }) => {
      const device = await aDeviceWithReport(over);
      expect(await discardRow(device, one)).toEqual({ ok: false, problem: { code } });
      expect(await editRow(device, one)).toEqual({ ok: false, problem: { code: editCode } });
      expect([await device.outbox.count(), await device.photos.count()]).toEqual([1, 2]);
    },
  );

  it("can be taken back while it was never sent [P3]", async () => {
    const device = await aDeviceWithReport();
    expect(await discardRow(device, one)).toMatchObject({ ok: true });
    expect(await device.outbox.count()).toBe(0);
  });
});

describe("an applied report", () => {
  const applied = { state: "applied", attempts: 1 } as const;

  it("leaves with its photos once the replica shows it [OFF-9]", async () => {
    const device = await aDeviceWithReport(applied);
    await device.photos.toCollection().modify({ sent: true });
    await pruneRows(device, []);
    expect(await device.outbox.count()).toBe(1);
    await pruneRows(device, [one]);
    expect([await device.outbox.count(), await device.photos.count()]).toEqual([0, 0]);
  });

  it("leaves its photos to their author while the city shows them to nobody else [PHO-5, OFF-9]", async () => {
    const device = await aDeviceWithReport(applied);
    await device.photos.toCollection().modify({ sent: true });
    await pruneRows(device, [one], new Set([one]));
    expect([await device.outbox.count(), await device.photos.count()]).toEqual([0, 2]);
  });

  it("stays while a photo has still to go [OFF-9]", async () => {
    const device = await aDeviceWithReport(applied);
    await device.photos.update(front, { sent: true });
    await pruneRows(device, [one]);
    expect(await device.outbox.count()).toBe(1);
    expect(await device.photos.toCollection().primaryKeys()).toEqual([close]);
  });

  it("leaves a refused photo behind, for the person to see why [P6]", async () => {
    const device = await aDeviceWithReport(applied);
    await device.photos.update(front, { sent: true });
    await device.photos.update(close, { refusal: "broken_image" });
    await pruneRows(device, [one]);
    expect(await device.outbox.count()).toBe(0);
    expect(await device.photos.toCollection().primaryKeys()).toEqual([close]);
  });

  it("does not leave while it is only queued, whatever is said to be shown [OFF-9]", async () => {
    const device = await aDeviceWithReport();
    await pruneRows(device, [one]);
    expect(await device.outbox.count()).toBe(1);
  });
});
