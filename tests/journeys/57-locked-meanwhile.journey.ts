import { readDocument } from "../rules/support/firestore-rest.ts";
import { aDiscussedReport, enterDiscussion, messageSaying, writeMessage } from "./support/discussed.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { letUndoPass } from "./support/later.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

const TEXT = "Le trou s’est agrandi depuis mardi.";

test("what was written without network before a discussion was closed is refused, copied and asked again once it is open [THR-4, THR-13, THR-22, P6]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  // Two people arrive.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const threadId = await aDiscussedReport(city);
  const stateInTown = async () => (await readDocument(`cities/${city.id}/threads/${threadId}`))?.["state"];
  await enterDiscussion(page, city, threadId);
  const moderator = await anotherPage(browser, watch, STAYS_ONLINE);
  await enterDiscussion(moderator, city, threadId, "moderator");

  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeMessage(page, TEXT);
  await expect(messageSaying(page, TEXT)).toContainText("En attente d’envoi");

  await moderator.getByRole("button", { name: "Modérer la discussion" }).click();
  await moderator.getByRole("button", { name: "Fermer aux réponses" }).click();
  const dialog = moderator.getByRole("dialog", { name: "Fermer aux réponses" });
  await dialog.getByLabel("Motif, lu par tous").fill("Les propos ne portent plus sur le sujet.");
  await dialog.getByRole("button", { name: "Fermer aux réponses" }).click();
  await letUndoPass(moderator);
  await expect.poll(stateInTown).toBe("locked");

  await context.setOffline(false);
  await expect(page.getByText("Les propos ne portent plus sur le sujet.")).toBeVisible();
  await expect(messageSaying(page, TEXT)).toContainText("Votre texte est gardé");
  await messageSaying(page, TEXT).getByRole("button", { name: "Copier" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(TEXT);
  await expect(messageSaying(moderator, TEXT)).toHaveCount(0);

  await moderator.getByRole("button", { name: "Rouvrir la discussion" }).click();
  await letUndoPass(moderator);
  await expect.poll(stateInTown).toBe("open");
  await expect(page.getByText("Les propos ne portent plus sur le sujet.")).toHaveCount(0);
  await messageSaying(page, TEXT).getByRole("button", { name: "Réessayer" }).click();
  await expect(messageSaying(moderator, TEXT)).toBeVisible();
  await moderator.context().close();
});
