import { readFile } from "node:fs/promises";
import { pathOf } from "../../src/domain/navigation/routes.ts";
import { follow, leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { reportedIn } from "./support/reported.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { takeRole } from "./support/take-role.ts";
import { expect, test } from "./support/test.ts";
import { answersInTownTo } from "./support/town.ts";

const COUNT = 10;

test("a moderator takes ten reports into account by keyboard, without network, and loses the role meanwhile: all ten are refused, can be saved to a file, and nothing has changed [MOD-6, MOD-5, OFF-13, P1, P3, P9]", async ({
  page,
  context,
  city,
}) => {
  const staff = await anAccountWith({ moderatorOfCities: { [city.id]: true } });
  await arriveAs(page, city, staff);
  await untilOfflineReady(page);
  const titles = Array.from({ length: COUNT }, (_, n) => `Banc ${n + 1} cassé`);
  await reportedIn(city, titles);
  await follow(page, `${pathOf("Threads", { cityId: city.id })}?queue=new`);
  await expect(page.getByRole("button", { name: "Prendre en compte" })).toHaveCount(COUNT);

  await context.setOffline(true);
  for (let left = COUNT; left > 0; left -= 1) {
    await expect(page.getByRole("button", { name: "Prendre en compte" })).toHaveCount(left);
    await page.keyboard.press("j");
    await page.keyboard.press("1");
  }
  await expect(page.getByText(`${COUNT} décisions seront appliquées à l’envoi.`)).toBeVisible();

  await takeRole(staff, city.id);
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: /^Cette page demande des droits/u })).toBeVisible();
  // Taking a role ends the sessions that have it; what was decided waits for whoever signs in again.
  await leadTo(page, "/profile");
  await expect(page.getByText("Votre session est à renouveler")).toBeVisible();
  await page.getByLabel("Mot de passe actuel", { exact: true }).first().fill(staff.password);
  await page.getByRole("button", { name: "Me connecter", exact: true }).click();
  await expect.poll(() => answersInTownTo(staff.uid)).toEqual(Array.from({ length: COUNT }, () => "refused"));
  await leadTo(page, city.list);
  await page.getByRole("button", { name: /refusé/u }).click();
  await expect(page.getByText("Vous n’avez pas les droits nécessaires pour cette action.")).toHaveCount(
    COUNT,
  );
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Télécharger une copie de tout" }).click(),
  ]);
  expect(await refusedIn(await file.path())).toEqual(titles.map(() => "not_allowed"));
  await page.keyboard.press("Escape");
  await expect(page.getByText("Signalée")).toHaveCount(COUNT);
});

/** Why each of the commands of a saved file was refused. */
async function refusedIn(path: string): Promise<readonly (string | undefined)[]> {
  const { commands } = JSON.parse(await readFile(path, "utf8")) as {
    readonly commands: readonly { readonly outcome: { readonly refusal?: { readonly code: string } } }[];
  };
  return commands.map(({ outcome }) => outcome.refusal?.code);
}
