import { changeDocument } from "../rules/support/firestore-rest.ts";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { expectNoBarrier } from "./support/barriers.ts";
import { follow } from "./support/every-place.ts";
import { letUndoPass } from "./support/later.ts";
import { reportAndOpen } from "./support/report.ts";
import { arriveAs, arriveAsResident } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, STAYS_ONLINE, test, watchContext } from "./support/test.ts";

test.use(STAYS_ONLINE);

test("J50 what a moderator hid and its author contests is judged by another moderator, and the log says both [MOD-9, MOD-11]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  // Three people with an account each.
  const title = `Banc recouvert d’affiches ${Date.now()}`;
  await arriveAsResident(page, city);
  await changeDocument(`cities/${city.id}`, {
    moderatorsCount: 2,
    preModeration: "none",
    rev: 9,
    updatedAt: new Date(),
  });
  await reportAndOpen(page, city, title);

  const open = async () => {
    const context = await browser.newContext();
    await watchContext(context, watch);
    const desk = await context.newPage();
    const { email, password } = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
    await arriveAs(desk, city, { email, password });
    await follow(desk, pathOf("Threads", { cityId: city.id }));
    return desk;
  };
  const first = await open();
  const rowOf = (desk: typeof page) => desk.getByRole("group", { name: title });
  await first.getByRole("button", { name: /^Nouvelles/u }).click();
  await rowOf(first).getByRole("button", { name: "Masquer" }).click();
  const hiding = first.getByRole("dialog", { name: "Masquer ce contenu" });
  await hiding.getByLabel("Motif, lu par tous").selectOption({ label: "Hors sujet" });
  await hiding.getByRole("button", { name: "Masquer ce contenu" }).click();
  await letUndoPass(first);

  await page.getByRole("button", { name: "Contester cette décision" }).click();
  await page
    .getByRole("textbox", { name: /^Pourquoi cette décision/u })
    .fill("Les affiches cachent un clou qui dépasse.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await expect(page.getByText(/^Vous avez contesté cette décision/u)).toBeVisible();

  await first.getByRole("button", { name: /^Contestés · 1/u }).click();
  await expect(rowOf(first).getByText(/un autre modérateur juge ce que son auteur en dit/u)).toBeVisible();
  await expect(rowOf(first).getByRole("button", { name: "Montrer à nouveau" })).toHaveCount(0);
  await first.context().close();

  const other = await open();
  await other.getByRole("button", { name: /^Contestés · 1/u }).click();
  await expect(rowOf(other).getByText("Les affiches cachent un clou qui dépasse.")).toBeVisible();
  await rowOf(other).getByRole("button", { name: "Maintenir masqué" }).click();
  const upholding = other.getByRole("dialog", { name: "Maintenir masqué" });
  await upholding.getByLabel("Motif, lu par tous").selectOption({ label: "Hors sujet" });
  await upholding
    .getByRole("textbox", { name: /^Explication pour l’auteur/u })
    .fill("Un panneau y est prévu.");
  await upholding.getByRole("button", { name: "Maintenir masqué" }).click();
  await letUndoPass(other);

  await expect(page.getByText(/^Votre contestation a été examinée/u)).toBeVisible();
  await expect(page.getByText("Un panneau y est prévu.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Contester cette décision" })).toBeHidden();

  await follow(other, `${pathOf("CitySettings", { cityId: city.id })}?onglet=journal`);
  const lines = other.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(lines).toHaveText([
    /^Contestation examinée\s: décision maintenue$/u,
    "Décision contestée par l’auteur",
    "Masqué",
  ]);
  await expectNoBarrier(other, "the log of moderation");
  await other.context().close();
});
