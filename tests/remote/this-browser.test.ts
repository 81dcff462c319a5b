import { afterEach, describe, expect, it, vi } from "vitest";
import { PUSH_ADDRESS_MS_MAX } from "../../src/clock/waits.ts";
import { thisBrowser } from "../../src/remote/push/this-browser.ts";
import { takeClock } from "../support/take-clock.ts";
import { waitFor } from "../support/wait-for.ts";

const OLD_IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 16_3 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const OLD_IPAD =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/15.6 Safari/605.1.15";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const IPAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15";
const OLD_ANDROID = "Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 Version/4.0 Chrome/70";

afterEach(() => vi.unstubAllGlobals());

describe("a browser that was subscribed", () => {
  const bytes = Uint8Array.from({ length: 65 }, (_, n) => (n * 37) % 256);
  const key = Buffer.from(bytes).toString("base64url");
  const subscribedWith = (options: object | undefined): void => {
    const pushManager = { getSubscription: async () => ({ endpoint: "https://push.test/a", options }) };
    vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => ({ pushManager }) } });
  };

  it("hears whoever has the key of then, and nobody who has another one [NOT-13]", async () => {
    subscribedWith({ applicationServerKey: bytes.buffer });
    expect(await thisBrowser.hears(key)).toBe(true);
    expect(await thisBrowser.hears(`B${key.slice(1)}`)).toBe(false);
  });

  it("is taken at its word where it does not say the key [NOT-13]", async () => {
    subscribedWith({ applicationServerKey: null });
    expect(await thisBrowser.hears(key)).toBe(true);
    subscribedWith(undefined);
    expect(await thisBrowser.hears(key)).toBe(true);
  });
});

it("fails where the push service of the browser cannot be reached, rather than wait without end [NOT-13]", async () => {
  const clock = takeClock();
  const pushManager = {
    getSubscription: async () => null,
    subscribe: () => new Promise(() => undefined),
  };
  vi.stubGlobal("Notification", { requestPermission: async () => "granted" });
  vi.stubGlobal("navigator", { serviceWorker: { ready: Promise.resolve({ pushManager }) } });
  const enabled = thisBrowser.enable("key", "Chrome");
  await waitFor(() => expect(clock.timers()).toBe(1));
  void clock.advance(PUSH_ADDRESS_MS_MAX);
  await expect(enabled).rejects.toThrow("in time");
});

describe("a browser that knows no pushes", () => {
  it.each([
    [IPHONE, 5, false, "install-first"],
    [IPAD, 5, false, "install-first"],
    [IPHONE, 5, true, "update-first"],
    [OLD_IPHONE, 5, false, "update-first"],
    [OLD_IPAD, 5, false, "update-first"],
    [IPAD, 0, false, "unsupported"],
    [OLD_ANDROID, 5, true, "unsupported"],
  ] as const)(
    "(%s) with %i fingers, on the home screen: %s, is %s [NOT-13]",
    async (userAgent, fingers, isInstalled, permission) => {
      vi.stubGlobal("window", {});
      vi.stubGlobal("navigator", { userAgent, maxTouchPoints: fingers, serviceWorker: {} });
      vi.stubGlobal("matchMedia", () => ({ matches: isInstalled }));
      expect(await thisBrowser.permission()).toBe(permission);
    },
  );
});
