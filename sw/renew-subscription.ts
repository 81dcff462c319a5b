import { WORKER_TOKEN_MS_MAX } from "../src/clock/waits.ts";
import { systemClock } from "../src/clock/system-clock.ts";
import { deviceLabel } from "../src/domain/notification/device-label.ts";
import type { PushDevice } from "../src/domain/notification/push-device.ts";
import { storedUser } from "../src/remote/auth-store.ts";
import { cloudOrigins } from "../src/remote/config/cloud-origins.ts";
import { endpoints } from "../src/remote/endpoints.ts";
import { freshTokens } from "./fresh-token.ts";

/** What is used of the worker's scope. */
interface Worker {
  readonly navigator: { readonly userAgent: string };
  readonly registration: { readonly pushManager: Pick<PushManager, "subscribe"> };
}

/**
 * The browser has taken its address back, or given another one: the city is told, as long as the person is still signed in here.
 * The old address answers the next push that it is gone. What fails here is offered again in the settings.
 */
export async function renewSubscription(
  { navigator, registration }: Worker,
  given: PushSubscription | null,
): Promise<void> {
  const user = await storedUser();
  if (user === undefined) return;
  const fetchHere: typeof fetch = (input, init) => fetch(input, init);
  const token = freshTokens(user, {
    fetch: fetchHere,
    tokens: cloudOrigins().tokens,
    now: systemClock.now,
  });
  const state = await call<{ readonly key: string | null }>("push-state", {}, await token(false));
  const key = state?.key ?? null;
  if (key === null) return;
  const made =
    given ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  await call("push-subscribe", deviceOf(made, navigator.userAgent), await token(false));
}

function deviceOf(subscription: PushSubscription, userAgent: string): PushDevice {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", label: deviceLabel(userAgent) };
}

/** As the SDK calls, which needs a page; undefined for whatever is no answer. */
async function call<T>(name: string, data: object, token: string | undefined): Promise<T | undefined> {
  if (token === undefined) return undefined;
  const response = await fetch(`${endpoints().api}/api/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data }),
    cache: "no-store",
    signal: AbortSignal.timeout(WORKER_TOKEN_MS_MAX),
  });
  if (!response.ok) return undefined;
  return ((await response.json()) as { readonly result: T }).result;
}
