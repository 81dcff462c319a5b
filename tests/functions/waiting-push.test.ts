import { DocumentReference, FieldValue, Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RING_AT_ONCE, RING_LEASE_MS, TIDY_BUDGET_MS } from "../../functions/src/config.ts";
import { db } from "../../functions/src/firebase.ts";
import { putOff } from "../../functions/src/push/put-off.ts";
import { ringAllDue, ringOne } from "../../functions/src/push/ring.ts";
import { holdPush, queuePush, settlePush, takePush } from "../../functions/src/push/waiting-push.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import { HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import { aMembership } from "../examples/accounts.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { aPushBrowser } from "../support/push-browser.ts";
import { aPushService, stubPushKeys } from "./support/push-service.ts";
import { storedHere } from "./support/stored-here.ts";

const uid = "resident-yann";
const item = (n: number, cityId = "35024") =>
  ({
    id: `e${n}`,
    cityId,
    kind: "status",
    what: "ack",
    subject: { collection: "anomalies", id: anIdentifier(n) },
  }) as const;
const at = (instant: number) => Timestamp.fromMillis(instant);
const stored = (over: object = {}) => ({ uid, items: [item(1)], dueAt: at(NOW), ...over });
const push = (over: object = {}) => ({ ...stored(), ref: refs.push(uid), ...over });
const path = `pushes/${uid}`;

beforeEach(() => stubPushKeys());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe("a push that waits", () => {
  it("rings from its moment on, unless a run that began rings it; who died lets go in the end [NOT-2] [NOT-11]", async () => {
    const takenAt = async (now: number, over: object = {}) => {
      const { written } = storedHere({ [path]: stored(over) });
      return [await takePush(uid, now), written] as const;
    };
    expect(await takenAt(NOW - 1)).toEqual([undefined, []]);
    const lease = { ringingUntil: at(NOW + RING_LEASE_MS) };
    expect(await takenAt(NOW)).toEqual([push(), [["update apart", path, lease]]]);
    const rings = { ringingUntil: at(NOW) };
    expect(await takenAt(NOW - 1, { ...rings, dueAt: at(0) })).toEqual([undefined, []]);
    expect((await takenAt(NOW, { ...rings, dueAt: at(0) }))[1]).toHaveLength(1);
    storedHere({});
    expect(await takePush(uid, NOW)).toBeUndefined();
  });

  it("is another run’s that took it meanwhile; what fails otherwise is begun again [NOT-2]", async () => {
    storedHere({ [path]: stored() }, { changed: [path] });
    expect(await takePush(uid, NOW)).toBeUndefined();
    const update = vi.spyOn(DocumentReference.prototype, "update");
    update.mockRejectedValue(Object.assign(new Error("gone"), { code: 5 }));
    expect(await takePush(uid, NOW)).toBeUndefined();
    update.mockRejectedValue(Object.assign(new Error("unavailable"), { code: 14 }));
    await expect(takePush(uid, NOW)).rejects.toThrow("unavailable");
  });

  it("is none where a deployment wakes nobody [NOT-11]", async () => {
    const { written } = storedHere({});
    const queued = async (dueAt: number) => {
      const batch = db().batch();
      const rung = queuePush(batch, uid, item(1), { now: NOW, dueAt });
      await batch.commit();
      return rung;
    };
    expect(await queued(NOW)).toEqual([uid]);
    expect(await queued(NOW + 1)).toEqual([]);
    const items = FieldValue.arrayUnion(item(1));
    expect(written).toEqual([
      ["merge", path, { uid, dueAt: at(NOW), items }],
      ["merge", `${path}-${NOW + 1}`, { uid, dueAt: at(NOW + 1), items }],
    ]);
    vi.stubEnv("PARVIS_PUSH", "");
    expect(await queued(NOW)).toEqual([]);
    expect(written).toHaveLength(2);
  });

  it("that left with its account comes back by nothing that its services answer [SEC-11]", async () => {
    const { written } = storedHere({});
    expect(await settlePush(push(), [{ deviceId: "phone", askedMs: 0 }], NOW)).toBe(false);
    expect(await holdPush(push(), new Map([[NOW + 1, [item(1)]]]))).toBe(false);
    expect(written).toEqual([]);
  });

  it("names what it is about by its title, as everybody reads it now, or nothing [NOT-11] [SEC-15]", async () => {
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:1");
    const browser = aPushBrowser();
    const { endpoint, asked } = await aPushService(201);
    const { p256dh, auth } = browser;
    const device = { id: "a", endpoint, label: "", p256dh, auth, updatedAt: at(NOW) };
    const devices = { [`users/${uid}/devices/a`]: device };
    const titleOf = async (content: object | undefined) => {
      const report = `cities/35024/anomalies/${anIdentifier(1)}`;
      storedHere({ [path]: stored(), [report]: content, ...devices });
      await ringOne(uid, NOW);
      return (JSON.parse(browser.read(asked.at(-1)?.body ?? Buffer.alloc(0))) as { title: string }).title;
    };
    expect(await titleOf({ title: "Nid-de-poule" })).toBe("Nid-de-poule");
    for (const none of [undefined, {}, { title: "" }]) expect(await titleOf(none)).toBe("Parvis");
    expect(asked).toHaveLength(4);
  });

  it("of nothing wakes nobody, and leaves [NOT-11]", async () => {
    const { endpoint, asked } = await aPushService(201);
    const device = { id: "a", endpoint, label: "", updatedAt: at(NOW), ...aPushBrowser() };
    const devices = { [`users/${uid}/devices/a`]: device };
    const { written } = storedHere({ [path]: stored({ items: [] }), ...devices });
    await ringOne(uid, NOW);
    expect(asked).toEqual([]);
    expect(written.map(([how]) => how)).toEqual(["update apart", "delete"]);
  });

  it("rings page by page until the time of a run is over, and the rest with the next one [NOT-6]", async () => {
    const clock = vi.spyOn(systemClock, "now");
    const rung = { dueAt: at(NOW), ringingUntil: at(NOW + 2 * TIDY_BUDGET_MS) };
    const due = Object.fromEntries(Array.from({ length: RING_AT_ONCE + 1 }, (_, n) => [`pushes/${n}`, rung]));
    const pagesIn = async (ms: number) => {
      const { searches } = storedHere({ ...due, "pushes/later": { dueAt: at(NOW + 1) } });
      clock.mockReturnValueOnce(NOW).mockReturnValue(NOW + ms);
      await ringAllDue(NOW);
      return searches.length;
    };
    expect(await pagesIn(TIDY_BUDGET_MS)).toBe(3);
    expect(await pagesIn(TIDY_BUDGET_MS + 1)).toBe(1);
  });
});

describe("what a device’s service could not take", () => {
  const untaken = { deviceId: "phone", askedMs: 0 };
  const own = `${path}-phone`;
  const quiet = { from: 18 * 60, to: 19 * 60 };
  const until = Date.UTC(2026, 2, 12, 18);
  const membership = aMembership();
  const { settings } = membership.notifications;
  const sleeping = {
    ...membership,
    notifications: { ...membership.notifications, settings: { ...settings, quiet } },
  };

  it("comes when the first of it may ring again, and counts how often it failed [NOT-6] [NOT-18]", async () => {
    storedHere({ [`users/${uid}/cities/35024`]: sleeping });
    const dueOf = async (over: object) => {
      const { dueAt, failures, ref } = await putOff(push(over), untaken, NOW);
      expect(ref.path).toBe(own);
      return [dueAt?.toMillis(), failures];
    };
    expect(await dueOf({})).toEqual([until, 1]);
    expect(await dueOf({ items: [item(1), item(2, "35238")] })).toEqual([NOW + 5 * MINUTE_MS, 1]);
    expect(await dueOf({ items: [], failures: 2 })).toEqual([NOW + HOUR_MS, 3]);
    expect(await dueOf({ failures: 4 })).toEqual([undefined, 5]);
  });

  it("is added to what it could not take before, which keeps its moment; the rest is told [NOT-18]", async () => {
    const items = FieldValue.arrayUnion(item(1));
    const settled = async (over: object, known?: object) => {
      const one = push(over);
      const { written } = storedHere({ [one.ref.path]: stored(over), [own]: known });
      expect(await settlePush(one, [untaken], NOW)).toBe(false);
      return written;
    };
    const first = { uid, deviceId: "phone", items, dueAt: at(NOW + 5 * MINUTE_MS), failures: 1 };
    expect(await settled({})).toEqual([
      ["set", own, first],
      ["delete", path],
    ]);
    expect(await settled({}, stored({ dueAt: at(NOW + 1) }))).toEqual([
      ["update", own, { items }],
      ["delete", path],
    ]);
    const again = { dueAt: at(NOW + 20 * MINUTE_MS), failures: 2, ringingUntil: FieldValue.delete() };
    const rung = { ref: refs.push(`${uid}-phone`), deviceId: "phone", failures: 1 };
    expect(await settled(rung, stored(rung))).toEqual([["update", own, again]]);
    expect(await settled({ ...rung, failures: 4 }, stored(rung))).toEqual([["delete", own]]);
  });
});
