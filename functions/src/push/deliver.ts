import webPush from "web-push";
import { isPushService, type PushSubscription } from "../../../src/domain/notification/push-device.ts";
import { PUSH_MS_MAX, PUSH_TTL_S } from "../config.ts";
import { vapid } from "./vapid.ts";

/** `gone`: the browser has taken the subscription back, or lost it. `later`: its service is busy, or out of reach. */
export type Delivery = "delivered" | "gone" | "later";

const GONE = [404, 410];

/** Only known services are asked, and wherever they send us to is not followed. */
export function mayDeliverTo(endpoint: string): boolean {
  const local = process.env["PUSH_LOCAL_ORIGIN"] ?? "";
  const isLocalRun = process.env["FIRESTORE_EMULATOR_HOST"] !== undefined && local !== "";
  return isPushService(endpoint) || (isLocalRun && endpoint.startsWith(`${local}/`));
}

/** Encrypted for this browser alone (RFC 8291). */
export async function deliver(device: PushSubscription, payload: object): Promise<Delivery> {
  const keys = vapid();
  if (keys === undefined) return "later";
  const { endpoint, p256dh, auth } = device;
  if (!mayDeliverTo(endpoint)) return "gone";
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    { vapidDetails: keys, TTL: PUSH_TTL_S, contentEncoding: "aes128gcm" },
  );
  try {
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body: new Uint8Array(body),
      redirect: "error",
      signal: AbortSignal.timeout(PUSH_MS_MAX),
    });
    if (GONE.includes(response.status)) return "gone";
    return response.ok ? "delivered" : "later";
  } catch {
    return "later";
  }
}
