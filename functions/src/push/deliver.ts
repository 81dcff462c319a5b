import { createHash } from "node:crypto";
import webPush from "web-push";
import { SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { isPushService, type PushSubscription } from "../../../src/domain/notification/push-device.ts";
import { PUSH_MS_MAX, PUSH_TTL_S } from "../config.ts";
import { vapid } from "./vapid.ts";

/**
 * `gone`: the browser has taken the subscription back, or lost it. `later`: its service is busy, or out of reach. `refused`: asked
 * again, it would say the same.
 */
export type Delivery =
  | { readonly state: "delivered" | "gone" | "refused" }
  | { readonly state: "later"; readonly askedMs: number };

const TOPIC_CHARS = 32;
const GONE = [404, 410];
const REQUEST_TIMEOUT = 408;
const TOO_MANY = 429;
const SERVER_ERROR = 500;

/** Only known services are asked, and wherever they send us to is not followed. */
export function mayDeliverTo(endpoint: string): boolean {
  const local = process.env["PUSH_LOCAL_ORIGIN"] ?? "";
  const isLocalRun = process.env["FIRESTORE_EMULATOR_HOST"] !== undefined && local !== "";
  return isPushService(endpoint) || (isLocalRun && endpoint.startsWith(`${local}/`));
}

/** Encrypted for this browser alone (RFC 8291). */
export async function deliver(
  device: PushSubscription,
  payload: { readonly tag: string },
): Promise<Delivery> {
  const keys = vapid();
  if (keys === undefined) return { state: "refused" };
  const { endpoint, p256dh, auth } = device;
  if (!mayDeliverTo(endpoint)) return { state: "gone" };
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: keys,
      TTL: PUSH_TTL_S,
      topic: topicOf(payload.tag),
    },
  );
  try {
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: "manual",
      signal: AbortSignal.timeout(PUSH_MS_MAX),
    });
    // Unread, the body would hold the connection. What became of it changes nothing about the answer: asked again, it would ring twice.
    await response.body?.cancel().catch(() => {});
    return deliveryOf(response);
  } catch {
    return { state: "later", askedMs: 0 };
  }
}

/** What its service still keeps for a device that is off gives way to what has the same tag, as a shown notice does (RFC 8030, 5.4). */
function topicOf(tag: string): string {
  return createHash("sha256").update(tag).digest("base64url").slice(0, TOPIC_CHARS);
}

function deliveryOf({ ok, status, headers }: Response): Delivery {
  if (ok) return { state: "delivered" };
  if (GONE.includes(status)) return { state: "gone" };
  const isBusy = status === REQUEST_TIMEOUT || status === TOO_MANY || status >= SERVER_ERROR;
  return isBusy ? { state: "later", askedMs: askedMsOf(headers) } : { state: "refused" };
}

/** In seconds; services name no dates. */
function askedMsOf(headers: Headers): number {
  const seconds = Number(headers.get("retry-after"));
  return Number.isFinite(seconds) ? Math.max(0, seconds * SECOND_MS) : 0;
}
