import { randomBytes } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { identifierOf } from "../../src/domain/basics/identifier.ts";
import { pathOf, ROUTES } from "../../src/domain/navigation/routes.ts";
import { aStatusChange } from "../examples/a-command.ts";
import type { Commune } from "./support/commune.ts";
import { decideAsModerator } from "./support/decide-as-moderator.ts";
import { follow, leadTo } from "./support/every-place.ts";
import { untilOfflineReady } from "./support/first-visit.ts";
import { send, writeReport } from "./support/report.ts";
import { arriveAs } from "./support/resident.ts";
import { anAccountWith } from "./support/staff.ts";
import { anotherPage, expect, STAYS_ONLINE, test, type Watch } from "./support/test.ts";
import { reportsInTownOf } from "./support/town.ts";

type Account = Awaited<ReturnType<typeof anAccountWith>>;

test("what is read, and how one wants to be told, without network on one device holds on both, and nothing is unread again [NOT-3, NOT-7, NOT-9, P3]", async ({
  page,
  context,
  browser,
  watch,
  city,
}) => {
  const account = await anAccountWith({});
  const notifications = pathOf("Notifications", { cityId: city.id });
  await arriveAs(page, city, account);
  const other = await anotherDevice(browser, watch, city, account);

  await leadTo(page, city.map);
  const reports: string[] = [];
  for (const title of ["Banc cassé", "Lampadaire éteint"]) {
    await writeReport(page, { title: `${title} ${Date.now()}` });
    await send(page);
    await expect(page.getByRole("heading", { level: 1, name: /^Signalement envoyé/u })).toBeVisible();
    const known = await reportsInTownOf(account.uid);
    reports.push(...known.flatMap((name) => idIn(name, reports)));
    await leadTo(page, city.map);
  }
  for (const anomalyId of reports) await takeIntoAccount(city, anomalyId);
  for (const device of [page, other]) {
    await leadTo(device, notifications);
    await expect(device.getByText(/^Non lue/u)).toHaveCount(2);
    await expect(device.getByRole("link", { name: /^Notifications.*2 non lues/u })).toBeVisible();
  }

  await untilOfflineReady(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "Tout marquer comme lu" }).click();
  await expect(page.getByText(/^Non lue/u)).toHaveCount(0);
  await follow(page, ROUTES.NotificationSettings);
  const nights = page.getByRole("checkbox", { name: /^Ne pas sonner de 22\sh à 7\sh$/u });
  await nights.check();
  await expect(page.getByText("En attente d’envoi")).toBeVisible();
  await other.getByRole("link", { name: /Banc cassé/u }).click();
  await expect(other.getByRole("heading", { level: 1, name: /^Banc cassé/u })).toBeVisible();
  await expect(other.getByRole("link", { name: /^Notifications.*1 non lue/u })).toBeVisible();
  await context.setOffline(false);

  await follow(other, notifications);
  await expect(other.getByText(/^Non lue/u)).toHaveCount(0);
  await follow(other, ROUTES.NotificationSettings);
  await expect(other.getByRole("checkbox", { name: /^Ne pas sonner de 22\sh à 7\sh$/u })).toBeChecked();
  await follow(page, notifications);
  await expect(page.getByText(/^Non lue/u)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /non lue/u })).toHaveCount(0);
  await other.context().close();
});

async function anotherDevice(browser: Browser, watch: Watch, city: Commune, account: Account): Promise<Page> {
  const page = await anotherPage(browser, watch, STAYS_ONLINE);
  await arriveAs(page, city, account);
  return page;
}

function idIn(name: string, known: readonly string[]): readonly string[] {
  const id = name.split("/").at(-1) ?? "";
  return known.includes(id) ? [] : [id];
}

async function takeIntoAccount({ id: cityId }: Commune, anomalyId: string): Promise<void> {
  const id = identifierOf(Date.now(), randomBytes(10));
  const change = aStatusChange({ anomalyId, to: "ack" }, { id, cityId, performedAt: Date.now() });
  expect(await decideAsModerator(change)).toMatchObject({ state: "applied" });
}
