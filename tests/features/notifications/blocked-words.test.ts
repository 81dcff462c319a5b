import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { deviceLabel } from "../../../src/domain/notification/device-label.ts";
import { blockedWords } from "../../../src/features/notifications/blocked-words.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const said = (userAgent: string): string => i18n._(blockedWords(deviceLabel(userAgent)));

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";
const ANDROID =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
const MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15";
const EDGE =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0";

describe("notifications that the person blocked", () => {
  it.each([
    ["an iPhone", IPHONE, "Réglages, « Notifications », « Parvis »"],
    ["Android", ANDROID, "« Autorisations »"],
    ["Firefox", FIREFOX, "retirez le blocage"],
    ["Safari", MAC, "« Sites web »"],
    ["Edge", EDGE, "devant l’adresse"],
    ["what is not known", "", "devant l’adresse"],
  ])("are allowed again as %s does it [NOT-13]", (_, userAgent, way) => {
    expect(said(userAgent)).toContain(way);
  });
});
