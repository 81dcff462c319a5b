import { randomUUID } from "node:crypto";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import { tell } from "../../functions/src/notifications/tell.ts";
import { deviceIdOf, keepDevice, moveDevices } from "../../functions/src/push/devices.ts";
import { ringOne } from "../../functions/src/push/ring.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { forgetProfile } from "../../functions/src/users/forget-account.ts";
import { originOf, portOffset, portsAt } from "../../local/ports.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { localTimeOf, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { minuteOf, ringAt } from "../../src/domain/notification/quiet-hours.ts";
import type { QuietHours } from "../../src/domain/notification/my-notifications.ts";
import { anEvent } from "../examples/an-event.ts";
import { aPushBrowser } from "../support/push-browser.ts";
import { anAccount } from "./support/accounts.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";
import { aPushService, stubPushKeys } from "./support/push-service.ts";
import { call } from "./support/wire.ts";

const QUIET_CITY_ID = aCityIdOf("quiet");
const LOUD_CITY_ID = aCityIdOf("loud");
const DAY_MINUTES = 24 * 60;

/** From an hour ago for two hours more, whatever time it is. */
function quietNow(now: number): QuietHours {
  const minute = minuteOf(localTimeOf(now, timeZoneOf(QUIET_CITY_ID)).slice(-5));
  return { from: (minute + DAY_MINUTES - 60) % DAY_MINUTES, to: (minute + 120) % DAY_MINUTES };
}

const aReport = (id: string) => ({ collection: "anomalies", id }) as const;

/** Follows one report there. */
async function follows(uid: string, cityId: string, id: string, quiet: QuietHours | null): Promise<void> {
  const membership = emptyMembership(cityId, Date.now());
  const settings = { ...membership.notifications.settings, quiet };
  const mark = { kind: "follow", subject: aReport(id) } as const;
  const marks = [...(((await refs.membership(uid, cityId).get()).get("marks") ?? []) as []), mark];
  const notifications = { ...membership.notifications, settings };
  await refs.membership(uid, cityId).set(membershipDocument({ ...membership, notifications, marks }));
}

function wake(uid: string, endpoint: string, { p256dh, auth } = aPushBrowser()): Promise<void> {
  return keepDevice(uid, { endpoint, p256dh, auth, label: "" });
}

async function happens(cityId: string, subjectId: string): Promise<void> {
  const subject = aReport(subjectId);
  const event = anEvent({ id: `${newIdentifier()}-status`, cityId, subject, at: Date.now() });
  const ref = refs.events(cityId).doc(event.id);
  await ref.set({ ...event, after: "", updatedAt: new Date() });
  await tell(ref, Infinity);
}

async function waitingOf(uid: string): Promise<readonly string[]> {
  return (await db().collection("pushes").where("uid", "==", uid).get()).docs.map(({ id }) => id);
}

beforeEach(() => stubPushKeys());
afterEach(() => vi.unstubAllEnvs());

describe("a person's device", () => {
  it("is told once, after the quiet hours, of all that came in them; another commune of theirs rings meanwhile [NOT-6] [NOT-11]", async () => {
    const { uid } = await anAccount();
    const browser = aPushBrowser();
    const { endpoint, asked } = await aPushService(201);
    await wake(uid, endpoint, browser);
    const [first, second, loud] = [newIdentifier(), newIdentifier(), newIdentifier()];
    const now = Date.now();
    const quiet = quietNow(now);
    for (const id of [first, second]) await follows(uid, QUIET_CITY_ID, id, quiet);
    await follows(uid, LOUD_CITY_ID, loud, null);
    for (const id of [first, second, first]) await happens(QUIET_CITY_ID, id);
    const dueAt = ringAt(now, quiet, timeZoneOf(QUIET_CITY_ID));
    expect(await waitingOf(uid)).toEqual([`${uid}-${dueAt}`]);
    await happens(LOUD_CITY_ID, loud);
    await expect.poll(() => asked.length).toBe(1);
    await expect.poll(() => waitingOf(uid)).toEqual([`${uid}-${dueAt}`]);
    await ringOne(`${uid}-${dueAt}`, dueAt - 1);
    expect(asked).toHaveLength(1);
    await ringOne(`${uid}-${dueAt}`, dueAt);
    await ringOne(`${uid}-${dueAt}`, dueAt);
    expect(asked).toHaveLength(2);
    expect(await waitingOf(uid)).toEqual([]);
    const messages = asked.map(({ body }) => JSON.parse(browser.read(body)) as object);
    expect(messages[0]).toMatchObject({ uid, body: "Son statut a changé." });
    expect(messages[1]).toMatchObject({ uid, body: "3 nouveautés vous attendent.", route: "Notifications" });
  });

  it("is forgotten once its browser took the subscription back [NOT-11]", async () => {
    const { uid } = await anAccount();
    const { endpoint } = await aPushService(410);
    await wake(uid, endpoint);
    const id = newIdentifier();
    await follows(uid, LOUD_CITY_ID, id, null);
    await happens(LOUD_CITY_ID, id);
    await expect.poll(async () => (await refs.devices(uid).get()).size).toBe(0);
    expect((await refs.pushEndpoint(deviceIdOf(endpoint)).get()).exists).toBe(false);
  });

  it("whose service is busy is told later, alone, and never in quiet hours [NOT-18] [NOT-6]", async () => {
    const { uid } = await anAccount();
    let busy = 503;
    const { endpoint, other, asked } = await aPushService(async (path) => (path === "/other" ? busy : 201));
    await wake(uid, endpoint);
    await wake(uid, other);
    const id = newIdentifier();
    const now = Date.now();
    const quiet = quietNow(now + 65 * 60_000);
    await follows(uid, QUIET_CITY_ID, id, quiet);
    await happens(QUIET_CITY_ID, id);
    const again = `${uid}-${deviceIdOf(other)}`;
    await expect.poll(() => waitingOf(uid)).toEqual([again]);
    const dueAt = ((await refs.push(again).get()).get("dueAt") as Timestamp).toMillis();
    expect(dueAt).toBe(ringAt(now + 5 * 60_000, quiet, timeZoneOf(QUIET_CITY_ID)));
    await ringOne(again, dueAt - 1);
    expect(asked.map(({ path }) => path).toSorted()).toEqual(["/browser", "/other"]);
    busy = 201;
    await ringOne(again, dueAt);
    expect(asked.map(({ path }) => path).slice(2)).toEqual(["/other"]);
    expect(await waitingOf(uid)).toEqual([]);
  });

  it("is told no more of what its service refused five times, each time after the pause that it asked for [NOT-18]", async () => {
    const { uid } = await anAccount();
    const { endpoint, asked } = await aPushService(429, { "retry-after": "1800" });
    await wake(uid, endpoint);
    const id = newIdentifier();
    await follows(uid, LOUD_CITY_ID, id, null);
    await happens(LOUD_CITY_ID, id);
    await expect.poll(() => waitingOf(uid)).toEqual([`${uid}-${deviceIdOf(endpoint)}`]);
    const pauses: number[] = [];
    for (let at = Date.now(); ;) {
      const [waiting] = await waitingOf(uid);
      if (waiting === undefined) break;
      const dueAt = ((await refs.push(waiting).get()).get("dueAt") as Timestamp).toMillis();
      pauses.push(Math.round((dueAt - at) / 60_000));
      await ringOne(waiting, dueAt);
      at = dueAt;
    }
    expect(pauses).toEqual([30, 30, 60, 240]);
    expect(asked).toHaveLength(5);
  });

  it("rings once though two runs that began minutes ago ring at a time, and again for what came meanwhile alone [NOT-2] [NOT-11]", async () => {
    const { uid } = await anAccount();
    const browser = aPushBrowser();
    const about = (id: string) =>
      ({ id, cityId: LOUD_CITY_ID, kind: "status", what: "ack", subject: aReport(id) }) as const;
    const items = [about(newIdentifier()), about(newIdentifier())];
    const began = Date.now() - 3 * 60_000;
    let isFirst = true;
    const { endpoint, asked } = await aPushService(async () => {
      if (!isFirst) return 201;
      isFirst = false;
      await ringOne(uid, began);
      await refs.push(uid).update({ items: FieldValue.arrayUnion(about(newIdentifier())) });
      return 201;
    });
    await wake(uid, endpoint, browser);
    await refs.push(uid).set({ uid, items, dueAt: Timestamp.fromMillis(began) });
    await Promise.all([ringOne(uid, began), ringOne(uid, began)]);
    const bodies = asked.map(({ body }) => (JSON.parse(browser.read(body)) as { body: string }).body);
    expect(bodies).toEqual(["2 nouveautés vous attendent.", "Son statut a changé."]);
    expect(await waitingOf(uid)).toEqual([]);
  });

  it("wakes whoever asked for it last, and goes with a guest to their account [NOT-11] [P8]", async () => {
    const [before, guest, account] = [await anAccount(), await anAccount({ guest: true }), await anAccount()];
    const { p256dh, auth } = aPushBrowser();
    const endpoint = `${originOf(portsAt(portOffset()).standIns)}/push/${randomUUID()}`;
    const device = { endpoint, p256dh, auth, label: "Firefox, Android" };
    for (const who of [before, guest])
      expect(await call("push-subscribe", who, device)).toMatchObject({ status: 200 });
    expect((await refs.devices(before.uid).get()).size).toBe(0);
    await moveDevices(guest.uid, account.uid);
    const state = (await call("push-state", account, {})).body as { readonly result: object };
    expect(state.result).toMatchObject({ devices: [{ id: deviceIdOf(endpoint), label: device.label }] });
    expect(await call("push-state", guest, {})).toMatchObject({ body: { result: { devices: [] } } });
    expect(
      await call("push-subscribe", guest, { ...device, endpoint: "https://evil.example/x" }),
    ).toMatchObject({
      status: 400,
    });
  });

  it("is forgotten with the account, as is what waits for it [NOT-11] [SEC-11]", async () => {
    const { uid } = await anAccount();
    const { endpoint } = await aPushService(201);
    await wake(uid, endpoint);
    await follows(uid, QUIET_CITY_ID, newIdentifier(), null);
    await refs.push(`${uid}-1`).set({ uid, items: [], dueAt: new Date(Date.now() + 3_600_000) });
    await forgetProfile(uid);
    expect(await waitingOf(uid)).toEqual([]);
    expect((await refs.pushEndpoint(deviceIdOf(endpoint)).get()).exists).toBe(false);
    expect((await refs.devices(uid).get()).size).toBe(0);
  });
});
