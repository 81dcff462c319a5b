import { randomUUID } from "node:crypto";
import { Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceIdOf, devicesOf, forgetDevice, moveDevices } from "../../functions/src/push/devices.ts";
import { ringAllDue, ringOne } from "../../functions/src/push/ring.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { forgetProfile } from "../../functions/src/users/forget-account.ts";
import { originOf, portOffset, portsAt } from "../../local/ports.ts";
import { timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { ringAt } from "../../src/domain/notification/quiet-hours.ts";
import { aPushBrowser } from "../support/push-browser.ts";
import { anAccount } from "./support/accounts.ts";
import { newIdentifier } from "./support/city-life.ts";
import { aPushService, stubPushKeys } from "./support/push-service.ts";
import { call } from "./support/wire.ts";
import {
  aReport,
  follows,
  happens,
  loudCityId,
  quietCityId,
  quietNow,
  waitingOf,
  wake,
} from "./support/push-life.ts";

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
    for (const id of [first, second]) await follows(uid, quietCityId(), id, quiet);
    await follows(uid, loudCityId(), loud, null);
    for (const id of [first, second, first]) await happens(quietCityId(), id);
    const dueAt = ringAt(now, quiet, timeZoneOf(quietCityId()));
    expect(await waitingOf(uid)).toEqual([`${uid}-${dueAt}`]);
    await happens(loudCityId(), loud);
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

  it("is told what was left waiting, once it is due and not before [NOT-6] [NOT-18]", async () => {
    const { uid } = await anAccount();
    const { endpoint, asked } = await aPushService(201);
    await wake(uid, endpoint);
    const subject = aReport(newIdentifier());
    const items = [{ id: newIdentifier(), cityId: loudCityId(), kind: "status", what: "ack", subject }];
    // Before everything else that waits: tests beside this one have theirs.
    const dueAt = Timestamp.fromMillis(1_000);
    await refs.push(`${uid}-${dueAt.toMillis()}`).set({ uid, dueAt, items });
    await ringAllDue(dueAt.toMillis() - 1);
    expect(asked).toEqual([]);
    await ringAllDue(dueAt.toMillis());
    expect(asked).toHaveLength(1);
    expect(await waitingOf(uid)).toEqual([]);
  });

  it("is forgotten once its browser took the subscription back [NOT-11]", async () => {
    const { uid } = await anAccount();
    const { endpoint } = await aPushService(410);
    await wake(uid, endpoint);
    const id = newIdentifier();
    await follows(uid, loudCityId(), id, null);
    await happens(loudCityId(), id);
    await expect.poll(async () => (await refs.devices(uid).get()).size).toBe(0);
    expect((await refs.pushEndpoint(deviceIdOf(endpoint)).get()).exists).toBe(false);
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

  it("wakes nobody else, also after somebody who had it before forgot it [NOT-11]", async () => {
    const [first, second, third] = [await anAccount(), await anAccount(), await anAccount()];
    const endpoint = `${originOf(portsAt(portOffset()).standIns)}/push/${randomUUID()}`;
    for (const { uid } of [first, second]) await wake(uid, endpoint);
    await forgetDevice(first.uid, deviceIdOf(endpoint));
    await wake(third.uid, endpoint);
    expect(await devicesOf(second.uid)).toEqual([]);
    expect(await devicesOf(third.uid)).toHaveLength(1);
  });

  it("beyond the tenth takes the place of the one whose address is the oldest [NOT-11]", async () => {
    const account = await anAccount();
    const { p256dh, auth } = aPushBrowser();
    const origin = originOf(portsAt(portOffset()).standIns);
    const endpoints = Array.from({ length: 11 }, () => `${origin}/push/${randomUUID()}`);
    const [oldest = "", second = ""] = endpoints;
    // The first one is asked for anew after the others: the second is the oldest then.
    for (const endpoint of [...endpoints.slice(0, 10), oldest, ...endpoints.slice(10)])
      expect(await call("push-subscribe", account, { endpoint, p256dh, auth, label: "" })).toMatchObject({
        status: 200,
      });
    const kept = (await refs.devices(account.uid).get()).docs.map(({ id }) => id);
    const expected = endpoints.filter((endpoint) => endpoint !== second).map(deviceIdOf);
    expect(kept.toSorted()).toEqual(expected.toSorted());
    expect((await refs.pushEndpoint(deviceIdOf(second)).get()).exists).toBe(false);
  });

  it("is forgotten with the account, as is what waits for it [NOT-11] [SEC-11]", async () => {
    const { uid } = await anAccount();
    const { endpoint } = await aPushService(201);
    await wake(uid, endpoint);
    await follows(uid, quietCityId(), newIdentifier(), null);
    await refs.push(`${uid}-1`).set({ uid, items: [], dueAt: new Date(Date.now() + 3_600_000) });
    await forgetProfile(uid);
    expect(await waitingOf(uid)).toEqual([]);
    expect((await refs.pushEndpoint(deviceIdOf(endpoint)).get()).exists).toBe(false);
    expect((await refs.devices(uid).get()).size).toBe(0);
  });
});
