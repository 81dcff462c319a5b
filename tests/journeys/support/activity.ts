import { expect, type Page } from "@playwright/test";
import { pathOf } from "../../../src/domain/navigation/routes.ts";
import type { Commune } from "./commune.ts";

const DAY_MS = 24 * 60 * 60_000;

interface WrittenActivity {
  readonly title: string;
  readonly category: string;
  readonly daysAhead: number;
  readonly organiser: string;
  readonly seats?: number;
}

/** Announces an activity, and ends on its page once the commune has it. */
export async function announceAndOpen(
  page: Page,
  { id: cityId }: Pick<Commune, "id">,
  activity: WrittenActivity,
): Promise<void> {
  await page.goto(pathOf("MapNewActivity", { cityId }));
  await writeActivity(page, activity);
  await page.getByRole("button", { name: /^Envoyer/u }).click();
  await page.getByRole("link", { name: "Voir mon activité" }).click();
  await expect(page.getByText(/Activité\sn°\s\d{4}-\d+/u)).toBeVisible();
}

/** Fills the form in, of an activity that takes place online. Ends before « Envoyer ». */
export async function writeActivity(page: Page, activity: WrittenActivity): Promise<void> {
  const { title, category, daysAhead, organiser, seats } = activity;
  await page.getByRole("textbox", { name: "Titre" }).fill(title);
  await page.getByRole("radio", { name: category }).check({ force: true });
  await page.getByLabel("Début").fill(inDays(daysAhead));
  await page.getByRole("radio", { name: "En ligne" }).check({ force: true });
  await page.getByRole("textbox", { name: "Lien", exact: true }).fill("https://jeux.example.org/piste");
  await page.getByRole("textbox", { name: "Organisée par" }).fill(organiser);
  if (seats !== undefined) await fillSeats(page, seats);
}

export async function fillSeats(page: Page, seats: number): Promise<void> {
  await page.getByText("Ajouter des précisions").click();
  await page.getByRole("textbox", { name: /^Nombre de places/u }).fill(String(seats));
}

/** What is done rarely with an activity that one announced stands in its menu. */
export async function choose(page: Page, what: string): Promise<void> {
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  await page.getByRole("button", { name: what, exact: true }).click();
}

/** What a field of a date and time holds, so many days from now. */
export function inDays(days: number): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T18:00`;
}
