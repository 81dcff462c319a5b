import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { answeredBy } from "./support/line.ts";
import { outboxBadge, untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, test } from "./support/test.ts";
import { reportsInTownOf, uidOn } from "./support/town.ts";

test("two tabs show the same, and one of them sends [P2, OFF-8, OFF-12, PULL-6, SW-21]", async ({
  page,
  context,
  city,
}) => {
  const title = `Barrière tombée ${Date.now()}`;
  await arriveIn(page, city);
  const uid = await uidOn(page);
  const other = await context.newPage();
  await arriveIn(other, city);
  const answered = answeredBy(context, "commands-submit");

  await untilOfflineReady(page);
  // As a page that was reloaded while the first worker took over: none serves it, and it asks for one.
  await other.getByRole("link", { name: "Liste", exact: true }).click();
  await expect(other).toHaveURL(city.list);
  const past = await context.newCDPSession(other);
  await past.send("Network.enable");
  await past.send("Network.setBypassServiceWorker", { bypass: true });
  await other.reload();
  await past.send("Network.setBypassServiceWorker", { bypass: false });
  await untilOfflineReady(other);
  await context.setOffline(true);
  await writeReport(page, { title });
  await send(page);
  const row = other.getByRole("listitem").filter({ hasText: title });
  await expect(row.getByText("En attente d’envoi")).toBeVisible();
  await expect(outboxBadge(other)).toHaveAccessibleName(/1 en attente/u);

  await context.setOffline(false);
  await untilAllSent(page);
  await untilAllSent(other);
  await expect(row).toBeVisible();
  await expect(row.getByText("En attente d’envoi")).toBeHidden();
  expect(answered).toHaveLength(1);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
});
