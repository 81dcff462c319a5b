import { ROUTES } from "../../src/domain/navigation/routes.ts";
import { follow } from "./support/every-place.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { expect, test } from "./support/test.ts";

test("J65 an administrator finds a commune and leafs through the dashboard by the keyboard alone, and reads it without network [ADM-5, ADM-6]", async ({
  page,
  context,
  city,
}) => {
  const admin = await anAccountWith({ isAdmin: true });
  await arriveAs(page, city, admin);
  await follow(page, "/profile");
  await page.getByRole("link", { name: "Ouvrir l’administration" }).press("Enter");
  await expect(page).toHaveURL(new RegExp(`${ROUTES.AdminDashboard}$`, "u"));
  // The first page is kept for when there is no network.
  await expect(page.getByRole("button", { name: /modérateur/iu }).first()).toBeVisible();
  await page.getByRole("searchbox", { name: "Nom ou code postal" }).focus();
  await page.keyboard.type(city.id);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: city.name, exact: true })).toBeVisible();
  for (const part of ["Comptes", "Service", "Chiffres", "Journal"]) {
    const way = page.getByRole("link", { name: new RegExp(`^${part}`, "u") });
    await way.focus();
    await page.keyboard.press("Enter");
    await expect(way).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
  }
  await context.setOffline(true);
  const back = page.getByRole("link", { name: "Communes", exact: true });
  await back.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Lecture seule\. Données relevées/u)).toBeVisible();
  await expect(page.getByRole("button", { name: /modérateur/iu })).toBeHidden();
  await context.setOffline(false);
});
