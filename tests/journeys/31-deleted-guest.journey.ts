import { chooseBetton } from "./support/first-visit.ts";
import { untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, test } from "./support/test.ts";
import { deleteSignIn, reportsInTownOf, uidOn } from "./support/town.ts";

const CITY = "**/api/commands-submit";

test("a guest whose account was cleaned up keeps what had not left, is told, and it leaves with the next guest [P1, P2, F58]", async ({
  page,
  context,
}) => {
  await chooseBetton(page);
  const former = await uidOn(page);
  await context.route(CITY, (route) => route.abort());
  await writeReport(page, { title: `Arceau à vélos descellé ${Date.now()}` });
  await send(page);
  await deleteSignIn(former);
  await context.unroute(CITY);
  await page.reload();
  await expect(page.getByText("Votre compte invité n’existait plus")).toBeVisible();
  await untilAllSent(page);
  const next = await uidOn(page);
  expect(next).not.toBe(former);
  expect(await reportsInTownOf(next)).toHaveLength(1);
  expect(await reportsInTownOf(former)).toEqual([]);
  await page.getByRole("button", { name: "J’ai compris" }).click();
  await expect(page.getByText("Votre compte invité n’existait plus")).toBeHidden();
});
