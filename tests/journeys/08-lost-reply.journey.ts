import { arriveIn } from "./support/commune.ts";
import { loseFirstReply, requestsTo, SUBMIT } from "./support/line.ts";
import { outboxBadge, untilAllSent } from "./support/outbox.ts";
import { send, sentHeading, writeReport } from "./support/report.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { answersInTownTo, reportsInTownOf, uidOn } from "./support/town.ts";

test.use(STAYS_ONLINE);

test("a reply lost after the town kept the report makes no second one [P2, OFF-4, OFF-5, F11]", async ({
  page,
  context,
  city,
}) => {
  await arriveIn(page, city);
  const uid = await uidOn(page);
  await loseFirstReply(context, SUBMIT);
  const sent = requestsTo(context, "commands-submit");
  await writeReport(page, { title: "Panneau arraché au carrefour" });
  await send(page);
  await untilAllSent(page);
  expect(sent.length).toBeGreaterThanOrEqual(2);
  expect(new Set(sent).size).toBe(1);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
  expect(await answersInTownTo(uid)).toEqual(["applied"]);
});

test("a double press on « Envoyer », then the back button and a reload, make one report [P2, F71]", async ({
  page,
  city,
}) => {
  await arriveIn(page, city);
  const uid = await uidOn(page);
  await writeReport(page, { title: "Poubelle renversée rue des Ajoncs" });
  await page.getByRole("button", { name: "Envoyer le signalement" }).dblclick();
  await expect(sentHeading(page)).toBeVisible();
  await page.getByRole("link", { name: "Revenir à la carte" }).click();
  await expect(outboxBadge(page)).toBeVisible();
  await page.goBack();
  await expect(sentHeading(page)).toBeVisible();
  await page.reload();
  await expect(sentHeading(page)).toBeVisible();
  await untilAllSent(page);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
});
