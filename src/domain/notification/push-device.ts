import { object, text } from "../basics/schema.ts";

/** A browser that may be woken, as its push service knows it. */
export interface PushSubscription {
  readonly endpoint: string;
  /** Its public key and the shared secret, as the browser gave them, in base64url. */
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushDevice extends PushSubscription {
  /** « Firefox sur Android » */
  readonly label: string;
}

const ENDPOINT_CHARS_MAX = 1000;
const LABEL_CHARS_MAX = 60;
/** An uncompressed point of P-256, and 16 bytes. */
const P256DH = /^B[\w-]{86}$/u;
const AUTH = /^[\w-]{22}$/u;

/** Of the browsers there are. No other address is ever asked for: a made-up one could be a machine beside ours. */
const SERVICES = [
  "fcm.googleapis.com",
  "*.push.services.mozilla.com",
  "*.push.apple.com",
  "*.notify.windows.com",
] as const;

/** Without a port, a name or a password before the host. */
const HTTPS = /^https:\/\/([a-z\d.-]+)\/[\w./:=%?&~+-]+$/u;

export function isPushService(endpoint: string): boolean {
  const [, host = ""] = HTTPS.exec(endpoint) ?? [];
  return SERVICES.some((service) =>
    service.startsWith("*.") ? host.endsWith(service.slice(1)) : host === service,
  );
}

export const PUSH_DEVICE_SCHEMA = object<PushDevice>({
  endpoint: text({ min: 1, max: ENDPOINT_CHARS_MAX }),
  p256dh: text({ min: 1, max: 100, pattern: P256DH }),
  auth: text({ min: 1, max: 40, pattern: AUTH }),
  label: text({ max: LABEL_CHARS_MAX }),
});
