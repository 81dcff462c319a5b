import { arriveIn } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { send, writeReport } from "./support/report.ts";
import { dispatchSync, stopWorkers } from "./support/worker-events.ts";
import { expect, test } from "./support/worker-test.ts";

const SUBMIT = "/api/commands-submit";

test("J14 a report written without network leaves when the network is back, all tabs closed [P1, P2, OFF-8, F40]", async ({
  page,
  context,
  lines,
  city,
}) => {
  const title = `Nid-de-poule devant l’école ${Date.now()}`;
  await arriveIn(page, city);
  await untilOfflineReady(page);
  await lines.town.cut();
  await writeReport(page, { title });
  await send(page);
  await expect(page.getByRole("button", { name: /1 en attente/u })).toBeVisible();
  const origin = new URL(page.url()).origin;
  await page.close();
  await stopWorkers(context);

  await lines.town.mend();
  await dispatchSync(context, origin);
  await expect.poll(() => lines.town.answered(SUBMIT)).toBe(1);

  const later = await context.newPage();
  await later.goto(`${origin}${city.list}`);
  await expect(later.getByRole("link", { name: title, exact: true })).toHaveCount(1);
  await expect(later.getByRole("button", { name: /Tout est envoyé/u })).toBeVisible();
  expect(lines.town.answered(SUBMIT)).toBe(1);
});
