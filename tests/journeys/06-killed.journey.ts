import type { BrowserContext, Page } from "@playwright/test";
import { arriveIn } from "./support/commune.ts";
import { killableBrowser } from "./support/killable.ts";
import { holdFirst, SUBMIT } from "./support/line.ts";
import { untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, test, watchContext } from "./support/test.ts";
import { answersInTownTo, reportsInTownOf, uidOn } from "./support/town.ts";

const MOMENTS = [
  { when: "before the town saw it", moment: "before", inTown: 0 },
  { when: "after the town kept it and before its answer came", moment: "after", inTown: 1 },
  { when: "as the answer came", moment: "answered", inTown: 1 },
] as const;

for (const { when, moment, inTown } of MOMENTS) {
  test(`J6 a browser killed while it sends, ${when}, sends once in all [P1, P2, OFF-4, F34]`, async ({
    contextOptions,
    launchOptions,
    baseURL,
    watch,
    city,
  }) => {
    const browser = killableBrowser({
      ...contextOptions,
      ...launchOptions,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    try {
      const before = await firstPage(await browser.open());
      await arriveIn(before, city);
      const uid = await uidOn(before);
      const { held } = await holdFirst(before, SUBMIT, moment);
      await writeReport(before, { title: `Banc cassé ${Date.now()}` });
      await send(before);
      await held;
      await browser.kill();
      expect(await reportsInTownOf(uid)).toHaveLength(inTown);

      const context = await browser.open();
      await watchContext(context, watch);
      const after = await firstPage(context);
      await after.goto(city.map);
      await untilAllSent(after);
      expect(await uidOn(after)).toBe(uid);
      expect(await reportsInTownOf(uid)).toHaveLength(1);
      expect(await answersInTownTo(uid)).toEqual(["applied"]);
      await context.close();
    } finally {
      await browser.remove();
    }
  });
}

async function firstPage(context: BrowserContext): Promise<Page> {
  return context.pages()[0] ?? context.newPage();
}
