import { IDBFactory } from "fake-indexeddb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renewSubscription } from "../../sw/renew-subscription.ts";
import { signIn } from "./sign-in.ts";

const KEY = "B".repeat(87);

const subscriptionAt = (endpoint: string) =>
  ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: "p", auth: "a" } }),
  }) as unknown as PushSubscription;

/** A worker, and what it asks of the city. */
function aWorker(
  key: string | null = KEY,
  status = 200,
  token = () => Response.json({ id_token: "another token", expires_in: "3600" }),
) {
  const asked: unknown[] = [];
  const how: RequestInit[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit & { readonly body: string }) => {
    if (url.startsWith("https://securetoken")) return token();
    asked.push([url, JSON.parse(init.body), new Headers(init.headers).get("authorization")]);
    how.push(init);
    const result = url.endsWith("push-state") ? { key, devices: [] } : { id: "1" };
    return Response.json({ result }, { status });
  });
  const subscribed: unknown[] = [];
  const subscribe = async (options: unknown) => {
    subscribed.push(options);
    return subscriptionAt("https://push.test/anew");
  };
  const worker = {
    navigator: { userAgent: "Mozilla/5.0 (Android 14; Mobile) Firefox/140.0" },
    registration: { pushManager: { subscribe } },
  };
  return { worker, asked, how, subscribed };
}

describe("a browser that has another address", () => {
  beforeEach(() => vi.stubGlobal("indexedDB", new IDBFactory()));
  afterEach(() => vi.unstubAllGlobals());

  it("tells the city, for the person who is signed in on it [NOT-11]", async () => {
    await signIn("resident-yann");
    const { worker, asked, subscribed } = aWorker();
    await renewSubscription(worker, subscriptionAt("https://push.test/given"));
    const device = { p256dh: "p", auth: "a", label: "Firefox, Android" };
    expect(asked).toEqual([
      ["/api/push-state", { data: {} }, "Bearer a token"],
      ["/api/push-subscribe", { data: { endpoint: "https://push.test/given", ...device } }, "Bearer a token"],
    ]);
    expect(subscribed).toEqual([]);
  });

  it("renews a token that has ended, and asks nothing of the city where it cannot [NOT-11, F51]", async () => {
    await signIn("resident-yann", -1);
    const { worker, asked } = aWorker();
    await renewSubscription(worker, null);
    expect(asked).toMatchObject([{ 2: "Bearer another token" }, { 2: "Bearer another token" }]);
    const refused = aWorker(KEY, 200, () => new Response("", { status: 400 }));
    await renewSubscription(refused.worker, null);
    expect(refused.asked).toEqual([]);
  });

  it("asks as the page does, and no cache [NOT-11]", async () => {
    await signIn("resident-yann");
    const { worker, how } = aWorker();
    await renewSubscription(worker, null);
    const headers = { "content-type": "application/json" };
    expect(how).toMatchObject([{}, {}].map(() => ({ method: "POST", headers, cache: "no-store" })));
  });

  it("asks for no address while the city does not answer: the settings offer it again [NOT-11]", async () => {
    await signIn("resident-yann");
    const { worker, asked, subscribed } = aWorker(KEY, 503);
    await renewSubscription(worker, null);
    expect([asked.length, subscribed]).toEqual([1, []]);
  });

  it("says no more of an address than the browser does: the city judges it [NOT-11]", async () => {
    await signIn("resident-yann");
    const { worker, asked } = aWorker();
    await renewSubscription(worker, { toJSON: () => ({}) } as unknown as PushSubscription);
    expect(asked[1]).toMatchObject({
      1: { data: { endpoint: "", p256dh: "", auth: "", label: "Firefox, Android" } },
    });
  });

  it("asks for one where it was given none, with the key of today [NOT-11]", async () => {
    await signIn("resident-yann");
    const { worker, asked, subscribed } = aWorker();
    await renewSubscription(worker, null);
    expect(subscribed).toEqual([{ userVisibleOnly: true, applicationServerKey: KEY }]);
    expect(asked).toMatchObject([{}, { 1: { data: { endpoint: "https://push.test/anew" } } }]);
  });

  it("asks nothing where nobody is signed in, nor of a city that wakes nobody [NOT-11, P8]", async () => {
    const nobody = aWorker();
    await renewSubscription(nobody.worker, null);
    expect(nobody.asked).toEqual([]);
    await signIn("resident-yann");
    const { worker, asked, subscribed } = aWorker(null);
    await renewSubscription(worker, null);
    expect([asked.length, subscribed]).toEqual([1, []]);
  });
});
