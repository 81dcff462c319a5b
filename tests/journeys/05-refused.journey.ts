import { readFile } from "node:fs/promises";
import { arriveIn, BETTON } from "./support/commune.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { openOutbox, outboxBadge, untilAllSent } from "./support/outbox.ts";
import { pressSend, send, writeReport } from "./support/report.ts";
import { expect, test } from "./support/test.ts";
import { answersInTownTo, reportsInTownOf, spendReportsOfToday, uidOn } from "./support/town.ts";

test("J5 a report the town refuses is told why, blocks nothing, and is edited, exported and let go by its author [P6, OFF-6, OFF-13, ANO-6, F66]", async ({
  page,
  context,
}) => {
  await arriveIn(page, BETTON);
  const uid = await uidOn(page);
  await spendReportsOfToday(uid);

  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeReport(page, { title: "Un signalement de trop", withPhoto: true });
  await send(page);
  await page.goto(BETTON.list);
  const other = page.getByRole("listitem").getByRole("heading", { level: 2 }).getByRole("link");
  await other.filter({ hasNotText: "Un signalement de trop" }).first().click();
  await page.getByRole("button", { name: "Je constate aussi" }).click();
  await expect(outboxBadge(page)).toHaveAccessibleName(/2 en attente/u);

  await context.setOffline(false);
  await expect(page.getByText("Vous l’avez constatée.")).toBeVisible();
  await expect(outboxBadge(page)).toHaveAccessibleName(/^1 refusé/u);
  expect(await answersInTownTo(uid)).toEqual(["applied", "refused"]);

  const panel = await openOutbox(page);
  const refused = panel.getByRole("region", { name: "Refusé" });
  await expect(refused.getByRole("article", { name: "Un signalement de trop" })).toBeVisible();
  await expect(
    refused.getByText(
      "Vous avez atteint la limite de 3 signalements par jour. Vous pourrez l’envoyer demain.",
    ),
  ).toBeVisible();

  const downloading = page.waitForEvent("download");
  await refused.getByRole("button", { name: "Télécharger une copie" }).click();
  const file = await readFile(await (await downloading).path(), "utf8");
  const [exported] = (JSON.parse(file) as { readonly commands: readonly { photos: readonly unknown[] }[] })
    .commands;
  expect(file).toContain("Un signalement de trop");
  expect(exported?.photos).toHaveLength(1);

  await refused.getByRole("button", { name: "Modifier" }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole("img", { name: /photo/iu }).first()).toBeVisible();
  await page.getByRole("textbox", { name: "Titre" }).fill("Le même, mieux dit");
  await pressSend(page);
  await expect(page.getByRole("heading", { level: 1, name: "Ce signalement a été refusé" })).toBeVisible();

  await openOutbox(page);
  const again = panel.getByRole("article", { name: "Le même, mieux dit" });
  await again.getByRole("button", { name: "Annuler l’envoi" }).click();
  await panel.getByRole("button", { name: "Supprimer" }).click();
  await expect(again).toBeHidden();
  await page.keyboard.press("Escape");
  await untilAllSent(page);
  expect(await reportsInTownOf(uid)).toEqual([]);
});
