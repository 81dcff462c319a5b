import { PUSH_ADDRESS_MS_MAX } from "../../clock/waits.ts";
import { within } from "../../clock/within.ts";
import type { PushDevice } from "../../domain/notification/push-device.ts";

/** `install-first`: iPhones and iPads wake only what is on their home screen. `update-first`: the system is one that wakes nothing. */
export type PushPermission = "unsupported" | "install-first" | "update-first" | "blocked" | "off" | "on";

/** The browser of this device, as far as it can be woken. */
export interface ThisBrowser {
  readonly permission: () => Promise<PushPermission>;
  /** What the city calls this browser; undefined where it cannot be woken. */
  readonly id: () => Promise<string | undefined>;
  /** Is it woken by whoever has this key? A deployment may have another one since. */
  readonly hears: (key: string) => Promise<boolean>;
  /** Asks the person, once they have pressed the button; undefined where they said no. */
  readonly enable: (key: string, label: string) => Promise<PushDevice | undefined>;
  readonly disable: () => Promise<void>;
}

export const thisBrowser: ThisBrowser = {
  async permission() {
    if (!("PushManager" in window) || !("serviceWorker" in navigator)) return withoutPushes();
    if (Notification.permission === "denied") return "blocked";
    return (await subscription()) === null ? "off" : "on";
  },
  async id() {
    const endpoint = (await subscription())?.endpoint;
    return endpoint === undefined ? undefined : sha256(endpoint);
  },
  async hears(key) {
    const made = (await subscription())?.options?.applicationServerKey;
    return made === undefined || made === null || base64UrlOf(made) === key;
  },
  async enable(key, label) {
    if ((await Notification.requestPermission()) !== "granted") return undefined;
    const registration = await navigator.serviceWorker.ready;
    // One with another key, of an earlier deployment, would stand in the way.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    const made = await within(
      PUSH_ADDRESS_MS_MAX,
      registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
    );
    const { endpoint, keys = {} } = made.toJSON();
    return { endpoint: endpoint ?? "", p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "", label };
  },
  async disable() {
    await (await subscription())?.unsubscribe();
  },
};

function withoutPushes(): PushPermission {
  if (!isApplesPhone()) return "unsupported";
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  return isInstalled || isBeforePushes() ? "update-first" : "install-first";
}

const WAKES_FROM = { major: 16, minor: 4 };

/** Where the browser does not say its version, it is none that is too old. */
function isBeforePushes(): boolean {
  const said = /(?: OS |Version\/)(?<major>\d+)[._](?<minor>\d+)/u.exec(navigator.userAgent)?.groups;
  if (said === undefined) return false;
  const [major, minor] = [Number(said["major"]), Number(said["minor"])];
  return major < WAKES_FROM.major || (major === WAKES_FROM.major && minor < WAKES_FROM.minor);
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

function base64UrlOf(bytes: ArrayBuffer): string {
  const binary = String.fromCodePoint(...new Uint8Array(bytes));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** An iPad says that it is a Mac, and has a touch screen. */
function isApplesPhone(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/u.test(userAgent) || (/Macintosh/u.test(userAgent) && maxTouchPoints > 1);
}
