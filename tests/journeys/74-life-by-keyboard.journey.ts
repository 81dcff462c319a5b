import { WORDS } from "../examples/answers.ts";
import { follow } from "./support/every-place.ts";
import { check, press, typeIn } from "./support/keyboard.ts";
import { letUndoPass } from "./support/later.ts";
import { reportAndOpen } from "./support/report.ts";
import { arriveAs, arriveAsResident } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, STAYS_ONLINE, test } from "./support/test.ts";

test.use(STAYS_ONLINE);

test("J74 a report is answered, resolved, opened again by its author and resolved for good from the list, with the keyboard alone [ANO-12, ANO-23, MOD-2, UI-5]", async ({
  page,
  browser,
  watch,
  city,
}) => {
  // Two people, one of them with an account; how a report is made by keyboard is told in J4.
  const title = `Trottoir défoncé ${Date.now()}`;
  await arriveAsResident(page, city);
  await reportAndOpen(page, city, title);
  await follow(page, city.list);
  await press(page, page.getByRole("link", { name: title }));

  const desk = await anotherPage(browser, watch, STAYS_ONLINE);
  const staff = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(desk, city, staff);
  await follow(desk, city.list);
  await press(desk, desk.getByRole("link", { name: title }));
  await press(desk, desk.getByRole("button", { name: "Prendre en compte" }));
  await letUndoPass(desk);
  await expect(page.getByText("Prise en compte").first()).toBeVisible();

  const resolve = async (): Promise<void> => {
    await press(desk, desk.getByRole("button", { name: "Répondre", exact: true }));
    const dialog = desk.getByRole("dialog", { name: "Répondre au signalement" });
    await check(desk, dialog.getByRole("radio", { name: "Marquer comme résolue" }));
    await typeIn(desk, dialog.getByRole("textbox", { name: /^Explication/u }), WORDS);
    await press(desk, dialog.getByRole("button", { name: "Envoyer la réponse" }));
    await expect(dialog).toBeHidden();
    await letUndoPass(desk);
  };
  await resolve();

  const again = page.getByRole("button", { name: "Demander la réouverture" });
  await expect(again).toBeVisible();
  await press(page, again);
  const asking = page.getByRole("dialog", { name: "Demander la réouverture" });
  await typeIn(page, asking.getByRole("textbox", { name: /^Pourquoi/u }), "Le trou est revenu hier.");
  await press(page, asking.getByRole("button", { name: "Envoyer", exact: true }));
  await expect(desk.getByText("Réouverture demandée").first()).toBeVisible();
  await resolve();
  await expect(page.getByRole("listitem").filter({ hasText: /^Résolue/u })).toHaveCount(2);
  await desk.context().close();
});
