import { announceAndOpen, choose } from "./support/activity.ts";
import { arriveIn } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { untilAllSent } from "./support/outbox.ts";
import { arriveAsResident } from "./support/resident.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test("J45 an activity is corrected and postponed without network, and who takes part is told once [ACT-12, ACT-13, NOT-2, P1, P2]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  const title = `Un vide-grenier ${Date.now()}`;
  await arriveAsResident(page, city);
  const announced = { title, category: "Marché et brocante", daysAhead: 5, organiser: "Le comité" };
  await announceAndOpen(page, city, announced);

  const neighbour = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(neighbour, city);
  await follow(neighbour, page.url());
  await neighbour.getByRole("button", { name: "J’y participe" }).click();
  await untilAllSent(neighbour);

  await untilOfflineReady(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Modifier", exact: true }).click();
  const edit = page.getByRole("dialog", { name: "Modifier l’activité" });
  await edit.getByRole("textbox", { name: "Lien", exact: true }).fill("https://vide-grenier.example.org");
  await edit.getByRole("button", { name: "Enregistrer" }).click();
  await expect(page.getByRole("link", { name: "https://vide-grenier.example.org" })).toBeVisible();
  await choose(page, "Reporter");
  const postpone = page.getByRole("dialog", { name: "Reporter l’activité" });
  await postpone.getByRole("radio", { name: "Date à venir" }).check({ force: true });
  await postpone.getByRole("button", { name: "Reporter", exact: true }).click();
  await expect(page.getByText("Reportée").first()).toBeVisible();
  await context.setOffline(false);

  await neighbour.getByRole("link", { name: /^Notifications/u }).click();
  const told = neighbour.getByRole("listitem").filter({ hasText: title });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText("Nouveau statut : Reportée");
  await expect(told).not.toContainText(/autre/u);
  await neighbour.context().close();
});
