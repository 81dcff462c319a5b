import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deviceIdOf } from "../../functions/src/push/devices.ts";
import { ringOne } from "../../functions/src/push/ring.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { ringAt } from "../../src/domain/notification/quiet-hours.ts";
import { aPushBrowser } from "../support/push-browser.ts";
import { anAccount } from "./support/accounts.ts";
import { newIdentifier } from "./support/city-life.ts";
import { aPushService, stubPushKeys } from "./support/push-service.ts";
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

describe("a push to a device", () => {
  it("whose service is busy comes later, to that device alone and never in quiet hours [NOT-18] [NOT-6]", async () => {
    const { uid } = await anAccount();
    let busy = 503;
    const { endpoint, other, asked } = await aPushService(async (path) => (path === "/other" ? busy : 201));
    await wake(uid, endpoint);
    await wake(uid, other);
    const id = newIdentifier();
    const now = Date.now();
    const quiet = quietNow(now + 65 * 60_000);
    await follows(uid, quietCityId(), id, quiet);
    await happens(quietCityId(), id);
    const again = `${uid}-${deviceIdOf(other)}`;
    await expect.poll(() => waitingOf(uid)).toEqual([again]);
    const dueAt = ((await refs.push(again).get()).get("dueAt") as Timestamp).toMillis();
    expect(dueAt).toBe(ringAt(now + 5 * 60_000, quiet, timeZoneOf(quietCityId())));
    await ringOne(again, dueAt - 1);
    expect(asked.map(({ path }) => path).toSorted()).toEqual(["/browser", "/other"]);
    busy = 201;
    await ringOne(again, dueAt);
    expect(asked.map(({ path }) => path).slice(2)).toEqual(["/other"]);
    expect(await waitingOf(uid)).toEqual([]);
  });

  it("ends with the fifth time that its service could not take it, each time after the pause that it asked for [NOT-18]", async () => {
    const { uid } = await anAccount();
    const { endpoint, asked } = await aPushService(429, { "retry-after": "1800" });
    await wake(uid, endpoint);
    const id = newIdentifier();
    await follows(uid, loudCityId(), id, null);
    await happens(loudCityId(), id);
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

  it("that is rung later than it was due waits for the end of quiet hours that began meanwhile [NOT-6]", async () => {
    const { uid } = await anAccount();
    const { endpoint, asked } = await aPushService(201);
    await wake(uid, endpoint);
    const id = newIdentifier();
    const now = Date.now();
    const quiet = quietNow(now);
    await follows(uid, quietCityId(), id, quiet);
    const item = { id, cityId: quietCityId(), kind: "status", what: "ack", subject: aReport(id) };
    await refs.push(uid).set({ uid, items: [item], dueAt: Timestamp.fromMillis(now - 2 * 3_600_000) });
    await ringOne(uid, now);
    const dueAt = ringAt(now, quiet, timeZoneOf(quietCityId()));
    expect(await waitingOf(uid)).toEqual([`${uid}-${dueAt}`]);
    expect(asked).toEqual([]);
    await ringOne(`${uid}-${dueAt}`, dueAt);
    expect(asked).toHaveLength(1);
  });

  it("that is rung late is held by the quiet hours of its own commune alone, for one device too [NOT-6] [NOT-18]", async () => {
    const now = Date.now();
    const quiet = quietNow(now);
    const dueAt = ringAt(now, quiet, timeZoneOf(quietCityId()));
    for (const isDevice of [false, true]) {
      const { uid } = await anAccount();
      const browser = aPushBrowser();
      const { endpoint, asked } = await aPushService(201);
      await wake(uid, endpoint, browser);
      const [held, loud] = [newIdentifier(), newIdentifier()];
      await follows(uid, quietCityId(), held, quiet);
      await follows(uid, loudCityId(), loud, null);
      const about = (cityId: string, id: string) =>
        ({ id, cityId, kind: "status", what: "ack", subject: aReport(id) }) as const;
      const items = [about(quietCityId(), held), about(loudCityId(), loud)];
      const device = isDevice ? { deviceId: deviceIdOf(endpoint), failures: 2 } : {};
      const owner = isDevice ? `${uid}-${deviceIdOf(endpoint)}` : uid;
      await refs.push(owner).set({ uid, items, ...device, dueAt: Timestamp.fromMillis(now - 3_600_000) });
      await ringOne(owner, now);
      expect(asked.map(({ body }) => JSON.parse(browser.read(body)) as object)).toMatchObject([
        { tag: `subject-${loud}` },
      ]);
      expect(await waitingOf(uid)).toEqual([`${owner}-${dueAt}`]);
      expect((await refs.push(`${owner}-${dueAt}`).get()).data()).toMatchObject({
        ...device,
        items: [{ id: held }],
      });
      await ringOne(`${owner}-${dueAt}`, dueAt);
      expect(asked).toHaveLength(2);
      expect(await waitingOf(uid)).toEqual([]);
    }
  });

  it("comes once though two runs that began minutes ago ring at a time, and again for what came meanwhile alone [NOT-2] [NOT-11]", async () => {
    const { uid } = await anAccount();
    const browser = aPushBrowser();
    const about = (id: string) =>
      ({ id, cityId: loudCityId(), kind: "status", what: "ack", subject: aReport(id) }) as const;
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
});
