import { arriveIn, BETTON } from "./support/commune.ts";
import { untilBettonIsHere } from "./support/data.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, test } from "./support/test.ts";

/** What Chromium itself writes for each request that finds no network; no page can keep it quiet. */
const NO_NETWORK = /^error: Failed to load resource: net::/u;

test("J43 nothing is written into the console in a plain visit, without network and back, and no third party is asked for anything [SEC-7]", async ({
  page,
  context,
  city,
}) => {
  const written: string[] = [];
  const strangers = new Set<string>();
  page.on("console", (message) => written.push(`${message.type()}: ${message.text()}`));
  context.on("request", (request) => {
    const { hostname } = new URL(request.url());
    if (hostname !== "127.0.0.1" && hostname !== "") strangers.add(request.url());
  });
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  await untilBettonIsHere(page);
  await page.getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("button", { name: "Suivre" })).toBeVisible();
  await arriveIn(page, city);
  // Once the server has answered: of a first connection that fails Firestore writes a line by itself.
  await follow(page, city.list);
  await expect(page.getByText("Aucune anomalie ouverte ici")).toBeVisible();
  expect(written).toEqual([]);

  await context.setOffline(true);
  await writeReport(page, { title: "Banc cassé devant la mairie" });
  await send(page);
  await expect(page.getByRole("button", { name: /1 en attente/u })).toBeVisible();
  await context.setOffline(false);
  await untilAllSent(page);
  expect(written.filter((line) => !NO_NETWORK.test(line))).toEqual([]);
  expect([...strangers]).toEqual([]);
});
