import type { Page } from "@playwright/test";

const DAY_MS = 24 * 60 * 60_000;

interface WrittenActivity {
  readonly title: string;
  readonly category: string;
  readonly daysAhead: number;
  readonly organiser: string;
}

/** Fills the form in, of an activity that takes place online. Ends before « Envoyer ». */
export async function writeActivity(page: Page, activity: WrittenActivity): Promise<void> {
  const { title, category, daysAhead, organiser } = activity;
  await page.getByRole("textbox", { name: "Titre" }).fill(title);
  await page.getByRole("radio", { name: category }).check({ force: true });
  await page.getByLabel("Début").fill(inDays(daysAhead));
  await page.getByRole("radio", { name: "En ligne" }).check({ force: true });
  await page.getByRole("textbox", { name: "Lien", exact: true }).fill("https://jeux.example.org/piste");
  await page.getByRole("textbox", { name: "Organisée par" }).fill(organiser);
}

/** What a field of a date and time holds, so many days from now. */
function inDays(days: number): string {
  return `${new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)}T18:00`;
}
