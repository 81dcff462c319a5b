import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deliver } from "../../functions/src/push/deliver.ts";
import { pushMessage, type PushItem } from "../../functions/src/push/push-words.ts";
import { pushMessageOf } from "../../sw/notices.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { aPushBrowser } from "../support/push-browser.ts";
import { aPushService, stubPushKeys } from "./support/push-service.ts";

const about = (n: number, over: Partial<PushItem> = {}): PushItem => ({
  id: `e${n}`,
  cityId: "35024",
  kind: "status",
  what: "ack",
  subject: { collection: "anomalies", id: anIdentifier(n) },
  ...over,
});

const ABOUT = { tag: "subject-1" };

beforeEach(() => {
  stubPushKeys();
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:1");
});
afterEach(() => vi.unstubAllEnvs());

describe("a push", () => {
  it("is read by its own browser alone, and by the worker [NOT-11] [SW-6]", async () => {
    const browser = aPushBrowser();
    const { endpoint, asked } = await aPushService(201);
    const message = pushMessage("resident-maelle", [about(1)], () => "Nid-de-poule rue du Trégor");
    expect(await deliver({ endpoint, ...browser }, message ?? { tag: "" })).toEqual({ state: "delivered" });
    const [{ authorization, body } = { authorization: "", body: Buffer.alloc(0) }] = asked;
    expect(authorization).toMatch(/^vapid t=/u);
    expect(body.toString()).not.toContain("Trégor");
    expect(pushMessageOf(browser.read(body))).toMatchObject({
      uid: "resident-maelle",
      title: "Nid-de-poule rue du Trégor",
      path: `/city/35024/list/anomaly/${anIdentifier(1)}`,
    });
    expect(() => aPushBrowser().read(body)).toThrow(/authenticate/u);
  });

  it.each([
    [204, { state: "delivered" }],
    [404, { state: "gone" }],
    [410, { state: "gone" }],
    [408, { state: "later", askedMs: 120_000 }],
    [429, { state: "later", askedMs: 120_000 }],
    [500, { state: "later", askedMs: 120_000 }],
    [503, { state: "later", askedMs: 120_000 }],
    [302, { state: "refused" }],
    [403, { state: "refused" }],
    [499, { state: "refused" }],
  ] as const)("whose service answers %i is %o [NOT-11] [NOT-12]", async (status, delivery) => {
    const headers = { "retry-after": "120", location: "http://127.0.0.1:1/" };
    const { endpoint, asked } = await aPushService(status, headers);
    expect(await deliver({ endpoint, ...aPushBrowser() }, ABOUT)).toEqual(delivery);
    expect(asked).toHaveLength(1);
  });

  it.each([[undefined], ["demain"], ["-5"], ["Infinity"]])(
    "whose service does not say how long it is busy, but %s, waits as we choose [NOT-18]",
    async (after) => {
      const { endpoint } = await aPushService(503, after === undefined ? {} : { "retry-after": after });
      const delivery = { state: "later", askedMs: 0 };
      expect(await deliver({ endpoint, ...aPushBrowser() }, ABOUT)).toEqual(delivery);
    },
  );

  it("is kept by its service for a day, where the device is off, and read as it was written [NOT-11]", async () => {
    const { endpoint, asked } = await aPushService(201);
    await deliver({ endpoint, ...aPushBrowser() }, ABOUT);
    expect(asked).toMatchObject([{ ttl: "86400", encoding: "aes128gcm" }]);
  });

  it("is not sent where the service is none of those that are known, or there is no key [NOT-12]", async () => {
    const device = { endpoint: "https://evil.example/x", ...aPushBrowser() };
    expect(await deliver(device, ABOUT)).toEqual({ state: "gone" });
    vi.stubEnv("PUSH_PRIVATE_KEY", "");
    expect(await deliver(device, ABOUT)).toEqual({ state: "refused" });
  });

  it("takes the place of what its service still keeps about the same, and of nothing else [NOT-11]", async () => {
    const { endpoint, asked } = await aPushService(201);
    const device = { endpoint, ...aPushBrowser() };
    for (const tag of ["subject-1", "subject-1", "subject-2"]) await deliver(device, { tag });
    const [first, again, other] = asked.map(({ topic }) => topic);
    expect(first).toMatch(/^[\w-]{32}$/u);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it("that reaches no service is sent later [NOT-18]", async () => {
    vi.stubEnv("PUSH_LOCAL_ORIGIN", "http://127.0.0.1:1");
    const device = { endpoint: "http://127.0.0.1:1/browser", ...aPushBrowser() };
    expect(await deliver(device, ABOUT)).toEqual({ state: "later", askedMs: 0 });
  });

  it("of several contents says how many, under one notice, and leads to the list [NOT-11]", () => {
    const items = [about(1), about(2), about(1, { id: "e3" })];
    expect(pushMessage("resident-maelle", items, () => "")).toMatchObject({
      body: "3 nouveautés vous attendent.",
      route: "Notifications",
      tag: "city-35024",
    });
    expect(pushMessage("resident-maelle", [], () => "")).toBeUndefined();
  });

  it("about a discussion that a message opened leads into it [NOT-11]", () => {
    const id = anIdentifier(9);
    const message = pushMessage("u", [about(9, { subject: { collection: "messages", id } })], () => "Marché");
    expect(pushMessageOf(JSON.stringify(message))).toMatchObject({
      title: "Marché",
      path: `/city/35024/thread/${id}`,
    });
  });

  it("of what waits for moderators says how many, names nothing and leads to their queue [NOT-15]", () => {
    const items = [1, 2].map((n) => about(n, { kind: "review", what: "pending" }));
    expect(pushMessage("moderator-solene", items, () => "Nid-de-poule")).toMatchObject({
      title: "Parvis",
      body: "2 contenus attendent la modération.",
      route: "Threads",
      params: { cityId: "35024" },
    });
  });
});
