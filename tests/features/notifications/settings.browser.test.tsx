import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DataProvider } from "../../../src/data/data-context.ts";
import type { Membership } from "../../../src/domain/account/membership.ts";
import { NotificationSettingsPage } from "../../../src/features/notifications/notification-settings.tsx";
import { aCity } from "../../examples/a-city.ts";
import { aMyPlace } from "../../examples/a-command.ts";
import { aMembership } from "../../examples/accounts.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";

async function openSettings(over: Partial<Membership> = {}) {
  const membership = aMembership(over);
  const data = await openDatabases({ city: aCity(), membership, actor: undefined, heard: true });
  await renderFramed(
    <DataProvider value={data}>
      <main>
        <NotificationSettingsPage cityId="35024" />
      </main>
    </DataProvider>,
  );
  return data;
}

const MESSAGES = "Les nouveaux messages";

describe("the settings of notifications", () => {
  it("are kept without network, each choice beginning with the one before [NOT-9]", async () => {
    await page.viewport(390, 844);
    const { device } = await openSettings();
    const inApp = page.getByRole("group", { name: MESSAGES }).getByRole("checkbox", { name: "Dans Parvis" });
    await expect.element(inApp).toBeChecked();
    await inApp.click();
    await page
      .getByRole("group", { name: "Les changements d’activités" })
      .getByRole("checkbox", { name: "Dans Parvis" })
      .click();
    await expect.element(page.getByRole("status").getByText("En attente d’envoi")).toBeVisible();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([
        { command: { payload: { channels: { message: { app: false }, activity: { app: false } } } } },
      ]);
    await expect.element(inApp).not.toBeChecked();
    await device.outbox.clear();
    await expect.element(page.getByRole("status").getByText("Enregistré", { exact: true })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("are a table where there is room [NOT-9]", async () => {
    await page.viewport(1440, 900);
    const { device } = await openSettings();
    const box = page.getByRole("checkbox", { name: `${MESSAGES}, Dans Parvis` });
    await expect.element(page.getByRole("rowheader", { name: MESSAGES })).toBeVisible();
    await box.click();
    await expect.poll(() => device.outbox.toArray()).toMatchObject([{ kind: "update-my-notifications" }]);
    expect(await barriers()).toEqual([]);
  });

  it("ask around which of one's places to tell what is new, and of what [NOT-4]", async () => {
    const home = aMyPlace();
    const { device } = await openSettings({ places: [home] });
    await page.getByRole("checkbox", { name: /Chez moi/u }).click();
    await page.getByText("De toutes les catégories").click();
    await page.getByRole("button", { name: /clairage/u }).click();
    await expect
      .poll(async () => (await device.outbox.toArray()).at(-1))
      .toMatchObject({
        command: { payload: { watched: [{ placeId: home.id, categories: ["eclairage"] }] } },
      });
  });
});
