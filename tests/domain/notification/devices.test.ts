import { describe, expect, it } from "vitest";
import { deviceLabel } from "../../../src/domain/notification/device-label.ts";
import { isPushService } from "../../../src/domain/notification/push-device.ts";

describe("a device", () => {
  it.each([
    [
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
      "Edge, Windows",
    ],
    ["Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140.0 Mobile/15E148 Safari/605.1",
      "Firefox, iPhone",
    ],
    ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Chrome/140.0 Safari/537.36 OPR/120.0", "Opera, Mac"],
    ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", "Chrome, Linux"],
    ["Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36", "Chrome, Android"],
    ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148", "Chrome, iPad"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1",
      "Safari, iPhone",
    ],
    ["Mozilla/5.0 (X11; Linux x86_64)", "Linux"],
    ["curl/8.0", ""],
  ])("is told from the others: %s [NOT-11]", (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});

describe("a push service", () => {
  it.each([
    ["https://fcm.googleapis.com/fcm/send/a", true],
    ["https://updates.push.services.mozilla.com/wpush/v2/a", true],
    ["https://web.push.apple.com/a", true],
    ["https://db5.notify.windows.com/w/?token=a", true],
    ["https://another.fcm.googleapis.com/a", false],
    ["https://xfcm.googleapis.com/a", false],
    ["https://push.apple.com.test/a", false],
    ["http://fcm.googleapis.com/a", false],
    ["https://fcm.googleapis.com:8443/a", false],
    ["", false],
  ])("is asked by https, and is one of those that there are: %s, %s [NOT-12]", (endpoint, is) => {
    expect(isPushService(endpoint)).toBe(is);
  });
});
