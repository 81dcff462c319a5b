import type { Page } from "@playwright/test";
import { arriveIn } from "./support/commune.ts";
import { requestsTo } from "./support/line.ts";
import { send, writeReport } from "./support/report.ts";
import { untilAllSent } from "./support/outbox.ts";
import { expect, STAYS_ONLINE, test } from "./support/test.ts";
import { reportsInTownOf, uidOn } from "./support/town.ts";

test.use(STAYS_ONLINE);

async function standsInLine(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const { pending = [] } = await navigator.locks.query();
    return pending.some(({ name }) => name === "parvis.guest");
  });
}

test("two tabs opened at the very first visit are one guest [AUTH-1, P1, P8]", async ({
  page,
  context,
  city,
}) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route("**/accounts:signUp**", async (route) => {
    await held;
    await route.continue();
  });
  const made = requestsTo(context, "accounts:signUp");
  const other = await context.newPage();
  await Promise.all([page.goto("/"), other.goto("/")]);
  await expect.poll(async () => made.length > 1 || (await standsInLine(other))).toBe(true);
  letGo();
  const uid = await uidOn(page);
  await arriveIn(other, city);
  await writeReport(other, { title: `Volet arraché ${Date.now()}` });
  await send(other);
  await untilAllSent(other);
  expect(await reportsInTownOf(uid)).toHaveLength(1);
  expect(made.filter((body) => body !== "")).toHaveLength(1);
});
