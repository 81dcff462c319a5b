import type { Page } from "@playwright/test";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { follow } from "./support/every-place.ts";
import { check, press, tabTo, typeIn, typeMoment } from "./support/keyboard.ts";
import { arriveAsResident } from "./support/resident.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

const DAY_MS = 24 * 60 * 60_000;

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function announceByKeys(page: Page, title: string): Promise<void> {
  await press(page, page.getByRole("link", { name: "Proposer une activité" }));
  await typeIn(page, field(page, "Titre"), title);
  await check(page, page.getByRole("radio", { name: "Jeunesse et écoles" }));
  const day = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
  await typeMoment(page, page.getByLabel("Début"), `${day}T10:00`);
  await check(page, page.getByRole("radio", { name: "En ligne" }));
  await typeIn(page, field(page, "Lien"), "https://jeux.example.org/piste");
  await typeIn(page, field(page, "Organisée par"), "Les Éclaireurs");
  await press(page, page.getByRole("button", { name: /^Envoyer/u }));
  await expect(page.getByRole("heading", { name: /^Activité envoyée · n° \d{4}-\d+/u })).toBeVisible();
}

async function proposeByKeys(page: Page, title: string): Promise<void> {
  await press(page, page.getByRole("link", { name: "Proposer une idée" }));
  await typeIn(page, field(page, "Titre"), title);
  const proposal = page.getByRole("textbox", { name: "La proposition" });
  await typeIn(page, proposal, "Clôturer la bande d’herbe derrière la médiathèque et y poser huit bacs.");
  await check(page, page.getByRole("radio", { name: "Nature et espaces verts" }));
  await press(page, page.getByRole("button", { name: /^Envoyer/u }));
  await expect(page.getByRole("heading", { name: /^Idée envoyée · n° \d{4}-\d+/u })).toBeVisible();
}

test.use(STAYS_ONLINE);

test("J70 an activity and an idea are proposed, found, joined and supported with the keyboard alone, and without a map [ACT-1, ACT-3, IDEA-1, IDEA-3, IDEA-8, UI-3, UI-5]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  const [activity, idea] = [`Un jeu de piste ${Date.now()}`, `Un potager partagé ${Date.now()}`];
  const lists = {
    activities: pathOf("MapActivities", { cityId: city.id }),
    ideas: pathOf("MapIdeas", { cityId: city.id }),
  };
  await arriveAsResident(page, city);
  await follow(page, lists.activities);
  await announceByKeys(page, activity);
  await follow(page, lists.ideas);
  await proposeByKeys(page, idea);

  const neighbour = await anotherPage(browser, watch);
  await arriveAsResident(neighbour, city);
  await follow(neighbour, lists.activities);
  const row = neighbour.getByRole("link", { name: activity });
  await press(neighbour, row);
  await press(neighbour, neighbour.getByRole("button", { name: "J’y participe" }));
  await expect(neighbour.getByText(/^1 participant/u)).toBeVisible();
  await expectNoBarrier(neighbour, "an activity, by keyboard");
  await press(neighbour, neighbour.getByRole("link", { name: "Retour à la liste" }));
  await expect(row).toBeFocused();

  await press(neighbour, neighbour.getByRole("link", { name: "Idées", exact: true }));
  await press(neighbour, neighbour.getByRole("link", { name: idea }));
  await press(neighbour, neighbour.getByRole("button", { name: "Je soutiens" }));
  await expect(neighbour.getByText(/^1 soutien sur \d+/u)).toBeVisible();
  await press(neighbour, neighbour.getByRole("link", { name: "Retour à la liste" }));
  await press(neighbour, neighbour.getByRole("button", { name: "Plus", exact: true }));
  await press(neighbour, neighbour.getByRole("link", { name: "Mes idées" }));
  await press(neighbour, neighbour.getByRole("button", { name: "Soutenues" }));
  await tabTo(neighbour, neighbour.getByRole("link", { name: idea }));
  for (const person of [page, neighbour]) await expect(person.locator(".leaflet-container")).toHaveCount(0);
  await neighbour.context().close();
});
