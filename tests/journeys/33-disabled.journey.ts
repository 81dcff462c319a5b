import { readFile } from "node:fs/promises";
import { DEMO_PUBLISHER } from "../../local/demo/demo-publisher.ts";
import { arriveIn } from "./support/commune.ts";
import { leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { newAddress, saveAddress } from "./support/account.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, test } from "./support/test.ts";
import { answersInTownTo, disableInTown, reportsInTownOf, uidOn } from "./support/town.ts";

const REASON = "Propos injurieux répétés";
const UNTIL = new Date("2031-05-12T10:00:00+02:00");

test("J9 whoever is disabled while offline is told why, sends nothing, and keeps what they wrote [AUTH-4, OFF-7, OFF-13, P1, P9, F55]", async ({
  page,
  context,
  city,
}) => {
  const title = `Lampadaire éteint rue du Stade ${Date.now()}`;
  await arriveIn(page, city);
  await saveAddress(page, newAddress("erwan"));
  await leadTo(page, city.map);
  await untilOfflineReady(page);
  const uid = await uidOn(page);
  await context.setOffline(true);
  await writeReport(page, { title });
  await send(page);
  await disableInTown(uid, { reason: REASON, until: UNTIL });

  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Votre compte a été suspendu" })).toBeVisible();
  await expect(page.getByText(REASON)).toBeVisible();
  await expect(page.getByText("12 mai 2031")).toBeVisible();
  await expect(page.getByRole("link", { name: DEMO_PUBLISHER.VITE_CONTACT ?? "" })).toBeVisible();
  await expect(page.getByText("1 envoi n’est pas parti")).toBeVisible();

  await page.reload();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Télécharger une copie" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(title);
  expect(await reportsInTownOf(uid)).toEqual([]);
  expect(await answersInTownTo(uid)).toEqual([]);

  await page.getByRole("button", { name: "Continuer sans ce compte" }).click();
  await arriveIn(page, city);
  await expect(page.getByText(title)).toBeHidden();
  const next = await uidOn(page);
  expect(next).not.toBe(uid);
  expect(await reportsInTownOf(uid)).toEqual([]);
  expect(await reportsInTownOf(next)).toEqual([]);
});
