import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { instantAt, timeZoneOf } from "../../src/domain/city/time-zone.ts";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { changeDocument } from "../rules/support/firestore-rest.ts";
import { eventsIn } from "../support/events-in.ts";
import { choose, inDays, writeActivity } from "./support/activity.ts";
import { arriveIn } from "./support/commune.ts";
import { follow } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { letUndoPass } from "./support/later.ts";
import { untilAllSent } from "./support/outbox.ts";
import { arriveAs, arriveAsResident } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

/** What « Ajouter à mon agenda » saves. */
async function savedFor(page: Page): Promise<string> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Ajouter à mon agenda" }).click();
  return readFile(await (await saved).path(), "utf8");
}

test("J75 an activity proposed without network is let by a moderator, goes into a neighbour’s calendar, is postponed, and who takes part is told once [ACT-1, ACT-3, ACT-5, ACT-7, ACT-13, MOD-4, MOD-6, P1, P2]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  // Three people, two of them with an account.
  const title = `Un grand jeu de piste ${Date.now()}`;
  await arriveAsResident(page, city);
  await changeDocument(`cities/${city.id}`, { moderatorsCount: 1, rev: 9, updatedAt: new Date() });
  await follow(page, pathOf("MapNewActivity", { cityId: city.id }));
  await expect(page.getByRole("textbox", { name: "Titre" })).toBeVisible();
  await untilOfflineReady(page);
  await context.setOffline(true);
  await writeActivity(page, { title, category: "Jeunesse", daysAhead: 5, organiser: "Les Éclaireurs" });
  await page.getByRole("button", { name: "Envoyer au retour du réseau" }).click();
  await expect(page.getByRole("heading", { name: "Enregistré sur cet appareil" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Voir mon activité" }).click();
  await expect(page.getByText(/^En attente de vérification/u)).toBeVisible();

  const moderator = await anotherPage(browser, watch, STAYS_ONLINE);
  const staff = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(moderator, city, staff);
  await follow(moderator, pathOf("Threads", { cityId: city.id }));
  await moderator.getByRole("group", { name: title }).getByRole("button", { name: "Publier" }).click();
  await letUndoPass(moderator);

  const neighbour = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveIn(neighbour, city);
  await follow(neighbour, pathOf("MapActivities", { cityId: city.id }));
  await neighbour.getByRole("link", { name: title }).click();
  await neighbour.getByRole("button", { name: "J’y participe" }).click();
  await expect(neighbour.getByText(/^1\sparticipant/u)).toBeVisible();
  const [event] = eventsIn(await savedFor(neighbour));
  expect(event?.summary).toBe(title);
  expect(event?.startDate.toJSDate().getTime()).toBe(instantAt(inDays(5), timeZoneOf(city.id)));
  await untilAllSent(neighbour);

  await expect(page.getByText(/^En attente de vérification/u)).toBeHidden();
  await context.setOffline(true);
  const postpone = page.getByRole("dialog", { name: "Reporter l’activité" });
  await choose(page, "Reporter");
  await postpone.getByRole("radio", { name: "Date à venir" }).check({ force: true });
  await postpone.getByRole("button", { name: "Reporter", exact: true }).click();
  await expect(postpone).toBeHidden();
  await choose(page, "Reporter");
  await postpone.getByRole("radio", { name: "Une autre date" }).check({ force: true });
  await postpone.getByLabel("Début").fill(inDays(12));
  await postpone.getByRole("button", { name: "Reporter", exact: true }).click();
  await expect(postpone).toBeHidden();
  await expect(page.getByText("Reportée").first()).toBeVisible();
  await context.setOffline(false);

  await expect(neighbour.getByText("Reportée").first()).toBeVisible();
  await expect(neighbour.getByText("Date à venir")).toBeHidden();
  const [moved] = eventsIn(await savedFor(neighbour));
  expect(moved?.uid).toBe(event?.uid);
  expect(moved?.startDate.toJSDate().getTime()).toBe(instantAt(inDays(12), timeZoneOf(city.id)));
  await neighbour.getByRole("link", { name: /^Notifications/u }).click();
  const told = neighbour.getByRole("listitem").filter({ hasText: title });
  await expect(told).toHaveCount(1);
  await expect(told).toContainText("Nouveau statut : Reportée");
  await expect(told).not.toContainText(/autre/u);
  for (const person of [moderator, neighbour]) await person.context().close();
});
