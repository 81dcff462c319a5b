import { arriveIn, BETTON } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { untilAllSent } from "./support/outbox.ts";
import { send, writeReport } from "./support/report.ts";
import { expect, test } from "./support/worker-test.ts";

const SUBMIT = "/api/commands-submit";

test("a line that takes everything and answers nothing delays nobody, and what waits is asked again [P1, P2, P5, OFF-5, F6]", async ({
  page,
  lines,
}) => {
  await arriveIn(page, BETTON);
  await untilOfflineReady(page);
  await follow(page, BETTON.list);
  await expect(page.getByRole("listitem").first()).toBeVisible();

  const silent = [lines.town, lines.services, lines.documents];
  const asked: string[] = [];
  for (const line of silent)
    line.standIn((path: string) => {
      asked.push(path);
      return "silence";
    });
  await page.reload();
  await expect(page.getByRole("listitem").first()).toBeVisible();
  await writeReport(page, { title: "Fuite d’eau sous la halle" });
  await send(page);
  await expect.poll(() => asked).toContain(SUBMIT);

  // What was asked before stays without an answer: only a request that was given up is made again.
  for (const line of silent) line.standIn(() => undefined);
  await expect.poll(() => lines.town.answered(SUBMIT)).toBe(1);
  await untilAllSent(page);
});
