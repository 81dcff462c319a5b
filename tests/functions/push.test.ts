import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { deliver, mayDeliverTo } from "../../functions/src/push/deliver.ts";
import { pushMessage, type PushItem } from "../../functions/src/push/push-words.ts";
import { vapid, wakesDevices } from "../../functions/src/push/vapid.ts";
import { isPushService } from "../../src/domain/notification/push-device.ts";
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
    [404, { state: "gone" }],
    [410, { state: "gone" }],
    [429, { state: "later", askedMs: 120_000 }],
    [503, { state: "later", askedMs: 120_000 }],
    [302, { state: "refused" }],
    [403, { state: "refused" }],
  ] as const)("whose service answers %i is %o [NOT-11] [NOT-12]", async (status, delivery) => {
    const headers = { "retry-after": "120", location: "http://127.0.0.1:1/" };
    const { endpoint, asked } = await aPushService(status, headers);
    expect(await deliver({ endpoint, ...aPushBrowser() }, ABOUT)).toEqual(delivery);
    expect(asked).toHaveLength(1);
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

describe("a deployment without pushes", () => {
  it.each([{ contact: undefined }, { contact: "" }])(
    "asks nobody to be woken, with $contact",
    ({ contact }) => {
      vi.stubEnv("PARVIS_PUSH", contact);
      expect(wakesDevices()).toBe(false);
      expect(vapid()).toBeUndefined();
    },
  );
});

describe("an address that a browser gives", () => {
  it("is asked only where it is a known push service's, by https [NOT-12]", () => {
    for (const known of [
      "https://fcm.googleapis.com/fcm/send/abc:def",
      "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
      "https://web.push.apple.com/QABC",
      "https://par02p.notify.windows.com/w/?token=abc%3d",
    ])
      expect(isPushService(known)).toBe(true);
    const others = [
      "http://fcm.googleapis.com/fcm/send/abc",
      "https://fcm.googleapis.com.evil.example/x",
      "https://evil.example/fcm.googleapis.com/x",
      "https://me@fcm.googleapis.com/x",
      "https://fcm.googleapis.com:8080/x",
      "https://evilpush.apple.com.example/x",
      "https://xpush.apple.com/x",
      "https://169.254.169.254/computeMetadata/v1",
      "https://localhost/x",
      "https://fcm.googleapis.com/x#@evil.example",
      "https://fcm.googleapis.com\\@evil.example/x",
    ];
    expect(others.filter(isPushService)).toEqual([]);
  });

  it("may be one of this machine in a local run only [NOT-12]", () => {
    vi.stubEnv("PUSH_LOCAL_ORIGIN", "http://127.0.0.1:4000");
    expect(mayDeliverTo("http://127.0.0.1:4000/a")).toBe(true);
    expect(mayDeliverTo("http://127.0.0.1:40001/a")).toBe(false);
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined);
    expect(mayDeliverTo("http://127.0.0.1:4000/a")).toBe(false);
  });
});
