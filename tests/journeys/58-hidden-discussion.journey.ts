import { readCollection } from "../rules/support/firestore-rest.ts";
import { aDiscussedReport, enterDiscussion, messageSaying, writeMessage } from "./support/discussed.ts";
import { letUndoPass } from "./support/later.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

const TEXT = "Appelez la voisine au numéro que je vous ai donné.";

test.use(STAYS_ONLINE);

test("a discussion that is hidden leaves every screen and the database, and comes back whole [THR-13, THR-21]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  // Two people arrive.
  const threadId = await aDiscussedReport(city);
  const saidInTown = async () =>
    (await readCollection(`cities/${city.id}/messages`)).map((message) => message["text"]);
  await enterDiscussion(page, city, threadId);
  const moderator = await anotherPage(browser, watch);
  await enterDiscussion(moderator, city, threadId, "moderator");
  await writeMessage(page, TEXT);
  await expect(messageSaying(moderator, TEXT)).toBeVisible();

  await moderator.getByRole("button", { name: "Modérer la discussion" }).click();
  await moderator.getByRole("button", { name: "Masquer la discussion" }).click();
  const dialog = moderator.getByRole("dialog", { name: "Masquer la discussion" });
  await dialog.getByLabel("Motif, lu par tous").fill("Des données personnelles y circulaient.");
  await dialog.getByRole("button", { name: "Masquer la discussion" }).click();
  await letUndoPass(moderator);
  await expect(page.getByText("Des données personnelles y circulaient.")).toBeVisible();
  await expect(messageSaying(page, TEXT)).toHaveCount(0);
  await expect.poll(saidInTown).toEqual([""]);
  await expect(messageSaying(moderator, TEXT)).toBeVisible();

  await moderator.getByRole("button", { name: "Rouvrir la discussion" }).click();
  await letUndoPass(moderator);
  await expect(messageSaying(page, TEXT)).toBeVisible();
  await expect.poll(saidInTown).toEqual([TEXT]);
  await moderator.context().close();
});
