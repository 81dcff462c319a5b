import { describe, expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import { backoffMs } from "../../../src/clock/backoff.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aDeviceAnswered } from "./environment/a-device-answered.ts";
import { aFollowWithId, aPhotoRow, aReportWithId, aRow } from "./environment/rows.ts";

const [one, two] = [anIdentifier(1), anIdentifier(2)] as const;
const photo = anIdentifier(11);

const NOTHING = { kind: "outcomes", outcomes: [] } as const;
const OUTCOME = { commandId: one, state: "applied", rev: 1, number: "", appliedAt: NOW } as const;
const APPLIED = { kind: "outcomes", outcomes: [OUTCOME] } as const;

describe("what is said of a photo", () => {
  it("is that it is there, and that it is not tried again [PHO-4]", async () => {
    const device = aDeviceAnswered([], { kind: "stored" });
    device.memory.suspicion.set(photo, 1);
    device.memory.failures = 1;
    await device.upload();
    const after = { sent: true, refusal: null, attempts: 1, nextAttemptAt: 0, lastError: null };
    expect(device.photo()).toMatchObject(after);
    expect(device.moments).toEqual(["claimed", "answered", "marked"].map((at) => ({ at, ids: [photo] })));
    expect([device.memory.suspicion.size, device.memory.failures]).toEqual([0, 0]);
  });

  it("is why it does not go [P6]", async () => {
    const device = aDeviceAnswered([], { kind: "refused", code: "broken_image" });
    await device.upload();
    expect(device.photo()).toMatchObject({ sent: false, refusal: "broken_image", attempts: 1 });
  });

  it("is when it goes, behind what failed on it and behind what the server asks [OFF-5]", async () => {
    const device = aDeviceAnswered([], failure("server", 7000), [aPhotoRow(photo, one, { attempts: 2 })]);
    device.memory.suspicion.set(photo, 4);
    await device.upload();
    const nextAttemptAt = Math.max(NOW + 7000 + backoffMs(1, 0.5), NOW + backoffMs(5, 0.5));
    expect(device.photo()).toMatchObject({ sent: false, lastError: "server", attempts: 3, nextAttemptAt });
    expect(await device.store.heldUntil()).toBe(NOW + 7000 + backoffMs(1, 0.5));
  });

  it("is that it waits alone for its report, as long as the city says [OFF-5]", async () => {
    for (const [asked, waitMs] of [
      [null, backoffMs(3, 0.5)],
      [60_000, 60_000],
    ] as const) {
      const device = aDeviceAnswered([], failure("not_announced", asked), [
        aPhotoRow(photo, one, { attempts: 2 }),
      ]);
      await device.upload();
      expect(device.photo()).toMatchObject({ lastError: "not_announced", nextAttemptAt: NOW + waitMs });
      expect(await device.store.heldUntil()).toBe(0);
      expect(device.memory.failures).toBe(0);
    }
  });
});

describe("a step of the outbox", () => {
  it("rests as long as nothing is due, and for ever where nothing waits [OFF-5]", async () => {
    const later = aRow(1, undefined, { nextAttemptAt: NOW + 9 });
    expect(await aDeviceAnswered([later], NOTHING).step()).toBe(9);
    expect(await aDeviceAnswered([], NOTHING, []).step()).toBeNull();
  });

  it("rests during a pause of its own and of the server, and is due when it ends [OFF-5, OFF-19]", async () => {
    const device = aDeviceAnswered([aRow(1)], APPLIED);
    device.memory.backoffUntil = NOW + 5;
    expect(await device.step()).toBe(5);
    await device.store.hold(NOW + 7);
    expect(await device.step()).toBe(7);
    await device.store.hold(0);
    expect(await device.step()).toBe(7);
    device.clock.set(NOW + 7);
    expect(await device.step()).toBeUndefined();
    expect(device.row(one)?.state).toBe("applied");
  });

  it("refuses during a pause what nobody need be asked about, and nothing else [OFF-3]", async () => {
    const child = aFollowWithId(2, one, true, one);
    const device = aDeviceAnswered(
      [aRow(1, undefined, { state: "refused" }), aRow(2, child), aRow(3)],
      NOTHING,
    );
    device.memory.backoffUntil = NOW + 5;
    expect(await device.step()).toBeUndefined();
    const refusal = { state: "refused", refusal: { code: "unknown_subject" }, appliedAt: NOW };
    expect(device.row(two)?.outcome).toEqual({ commandId: two, ...refusal });
    expect(device.row(anIdentifier(3))?.state).toBe("queued");
  });

  it("carries a photo once its report is there [OFF-2]", async () => {
    const device = aDeviceAnswered([aRow(1, aReportWithId(1, [photo]), { state: "applied" })], {
      kind: "stored",
    });
    expect(await device.step()).toBeUndefined();
    expect(device.photo()?.sent).toBe(true);
  });
});
