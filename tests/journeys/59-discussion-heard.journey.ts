import { pathOf } from "../../src/domain/navigation/routes.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { aDiscussedReport, enterDiscussion, messageSaying, writeMessage } from "./support/discussed.ts";
import { leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { isHeldOn } from "./support/held-words.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test("the latest discussions of a commune are there without network, though nobody opened them here [THR-23, P5]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  // Two people arrive.
  const text = `La commune est passée ${Date.now()}`;
  const threadId = await aDiscussedReport(city);
  const { email, password } = await anAccountWith({});
  await arriveAs(page, city, { email, password });
  await untilOfflineReady(page);
  await leadTo(page, city.list);
  const neighbour = await anotherPage(browser, watch, STAYS_ONLINE);
  await enterDiscussion(neighbour, city, threadId);
  await writeMessage(neighbour, text);
  await expect(page.getByTitle("1 message")).toBeVisible();
  await expect.poll(() => isHeldOn(page, text)).toBe(true);

  await context.setOffline(true);
  await page.goto(pathOf("Thread", { cityId: city.id, threadId }));
  await expect(messageSaying(page, text)).toBeVisible();
  await neighbour.context().close();
});

test.describe("with network all along", () => {
  test.use(STAYS_ONLINE);

  test("who writes hears politely of what others wrote meanwhile, keeps their place, and waits after five messages [THR-11, THR-16, THR-20]", async ({
    page,
    browser,
    watch,
    city,
  }) => {
    // Two people arrive.
    const threadId = await aDiscussedReport(city);
    await enterDiscussion(page, city, threadId);
    const neighbour = await anotherPage(browser, watch, STAYS_ONLINE);
    await enterDiscussion(neighbour, city, threadId);

    const field = page.getByRole("textbox", { name: "Votre message" });
    const status = page
      .getByRole("region", { name: "Messages" })
      .getByRole("status")
      .filter({ hasText: "message" });
    await field.fill("J’écris encore");
    for (let count = 1; count <= 5; count += 1) await writeMessage(neighbour, `Précision ${count}`);
    await expect(status).toHaveText("5 messages");
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("J’écris encore");
    // The order in which they are read aloud is the order in which they were written.
    await expect(page.getByRole("region", { name: "Messages" }).getByRole("listitem")).toContainText(
      Array.from({ length: 5 }, (_, index) => `Précision ${index + 1}`),
    );
    await expectNoBarrier(page, "a discussion by itself");

    await neighbour.getByRole("textbox", { name: "Votre message" }).fill("Et une sixième chose.");
    await neighbour.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(neighbour.getByText(/Vous avez écrit 5 messages en dix minutes/u)).toBeVisible();
    await expect(neighbour.getByRole("textbox", { name: "Votre message" })).toHaveValue(
      "Et une sixième chose.",
    );
    await expect(messageSaying(page, "Et une sixième chose.")).toHaveCount(0);
    await neighbour.context().close();
  });
});
