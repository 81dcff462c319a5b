import { createECDH } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mayDeliverTo } from "../../functions/src/push/deliver.ts";
import { vapid, wakesDevices } from "../../functions/src/push/vapid.ts";
import { isPushService } from "../../src/domain/notification/push-device.ts";
import { stubPushKeys } from "./support/push-service.ts";

beforeEach(() => {
  stubPushKeys();
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:1");
});
afterEach(() => vi.unstubAllEnvs());

describe("a deployment without pushes", () => {
  it.each([{ contact: undefined }, { contact: "" }])(
    "asks nobody to be woken, with $contact [NOT-11]",
    ({ contact }) => {
      vi.stubEnv("PARVIS_PUSH", contact);
      expect(wakesDevices()).toBe(false);
      expect(vapid()).toBeUndefined();
    },
  );

  it.each([[undefined], [""], [" \n"]])("asks nobody either with the key %j [NOT-11]", (key) => {
    vi.stubEnv("PUSH_PRIVATE_KEY", key);
    expect(vapid()).toBeUndefined();
  });
});

describe("a deployment that wakes devices", () => {
  it("says whom to write to, and the key that browsers subscribe with [NOT-11]", () => {
    const pair = createECDH("prime256v1");
    const publicKey = pair.generateKeys("base64url");
    const privateKey = pair.getPrivateKey("base64url");
    vi.stubEnv("PUSH_PRIVATE_KEY", `${privateKey}\n`);
    expect(wakesDevices()).toBe(true);
    expect(vapid()).toEqual({ subject: "mailto:contact@exemple.fr", publicKey, privateKey });
  });

  it.each([
    ["mailto:contact@exemple.fr", undefined, ["PUSH_PRIVATE_KEY"]],
    ["mailto:contact@exemple.fr", "127.0.0.1:1", []],
    ["", undefined, []],
    [undefined, undefined, []],
  ])("asks the secret manager for its key alone: of %s, here %s [SEC-19]", async (contact, host, secrets) => {
    vi.stubEnv("PARVIS_PUSH", contact);
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", host);
    vi.resetModules();
    const { PUSH_SECRETS } = await import("../../functions/src/push/vapid.ts");
    expect(PUSH_SECRETS).toEqual(secrets);
  });
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
    expect(mayDeliverTo("https://fcm.googleapis.com/fcm/send/abc")).toBe(true);
    for (const none of [undefined, ""]) {
      vi.stubEnv("PUSH_LOCAL_ORIGIN", none);
      for (const endpoint of ["/a", "http://127.0.0.1:4000/a", "undefined/a"])
        expect(mayDeliverTo(endpoint)).toBe(false);
    }
    vi.stubEnv("PUSH_LOCAL_ORIGIN", "http://127.0.0.1:4000");
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined);
    expect(mayDeliverTo("http://127.0.0.1:4000/a")).toBe(false);
  });
});
