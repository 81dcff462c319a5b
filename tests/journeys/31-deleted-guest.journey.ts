import { arriveIn } from "./support/commune.ts";
import { sendFromPageOnly, SUBMIT } from "./support/line.ts";
import { untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { deleteSignIn, reportsInTownOf, uidOn } from "./support/town.ts";

test.use(STAYS_ONLINE);

test("a guest whose account was cleaned up keeps what had not left, is told, and it leaves with the next guest [P1, P2, F58]", async ({
  page,
  context,
  city,
}) => {
  await sendFromPageOnly(context);
  await arriveIn(page, city);
  const former = await uidOn(page);
  await context.route(SUBMIT, (route) => route.abort());
  await writeReport(page, { title: `Arceau à vélos descellé ${Date.now()}` });
  await send(page);
  await deleteSignIn(former);
  await context.unroute(SUBMIT);
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
