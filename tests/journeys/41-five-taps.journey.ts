import type { Locator } from "@playwright/test";
import { expectNoBarrier } from "./support/barriers.ts";
import { arriveIn, BETTON } from "./support/commune.ts";
import { untilAllSent } from "./support/outbox.ts";
import { phonePhoto, sentHeading } from "./support/report.ts";
import { expect, SEES_MOTION, STAYS_ONLINE, test } from "./support/test.ts";
import { reportsInTownOf, uidOn } from "./support/town.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";

const TAPS_MAX = 5;
const HERE = { latitude: 48.1832, longitude: -1.6441, accuracy: 12 };

test.use({ hasTouch: true, permissions: ["geolocation"], geolocation: HERE });

test.use({ ...STAYS_ONLINE, ...SEES_MOTION });

test("J41 a report with a photo and the position is sent in five taps from the map, on two screens of a phone [MAP-3, PHO-10, ANO-8]", async ({
  page,
}) => {
  await arriveIn(page, BETTON);
  const uid = await uidOn(page);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await tap(page.getByRole("link", { name: "Signaler" }));
  taps += 1;
  await page.getByLabel("Choisir", { exact: true }).setInputFiles(await phonePhoto());
  await expect(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Lieu choisi" })).toBeVisible();
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(heightPx).toBeLessThanOrEqual(2 * (page.viewportSize()?.height ?? 0));
  await tap(page.locator("label", { hasText: "Éclairage public" }));
  await tap(page.locator("label", { hasText: "Lampadaire éteint" }));
  await expectNoBarrier(page, "new report in five taps");
  await tap(page.getByRole("button", { name: /^Envoyer/u }));
  await expect(sentHeading(page)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(TAPS_MAX);

  await expect(
    page.getByRole("heading", { level: 1, name: /^Signalement envoyé · n°\s\d{4}-\d{4}$/u }),
  ).toBeVisible();
  await expectNoBarrier(page, "report sent");
  await untilAllSent(page);
  const [name = ""] = await reportsInTownOf(uid);
  const path = name.replace(/^.*\/documents\//u, "").replace("/moderation/", "/anomalies/");
  const report = await readDocument(path);
  expect(report).toMatchObject({ positionSource: "gps", subcategoryId: "lampadaire-eteint" });
});
