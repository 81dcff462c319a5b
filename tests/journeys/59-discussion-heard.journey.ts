import { expectNoBarrier } from "./support/barriers.ts";
import {
  aDiscussedReport,
  anotherPage,
  enterDiscussion,
  messageSaying,
  writeMessage,
} from "./support/discussed.ts";
import { expect, test } from "./support/test.ts";

test("who writes hears politely of what others wrote meanwhile, keeps their place, and waits after five messages [THR-11, THR-16, THR-20]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  // Two people arrive.
  test.setTimeout(240_000);
  const threadId = await aDiscussedReport(city);
  await enterDiscussion(page, city, threadId);
  const neighbour = await anotherPage(browser, watch);
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
