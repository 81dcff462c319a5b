import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR } from "./other-moderator.ts";
import { send, writeByKeyboard } from "./write-report.ts";

it("a moderator’s own report, without their name, is signed as a moderator’s in the form and on its page [ANO-13]", async () => {
  const { device } = await openScreen({
    at: "/map/new-anomaly",
    anomalies: [anAnomaly()],
    actor: A_MODERATOR,
  });
  await writeByKeyboard();
  await expect.element(page.getByText(/signé «.Modérateur.»/u)).toBeVisible();
  await send().click();
  await expect.poll(() => device.outbox.count()).toBe(1);
  await page.getByRole("link", { name: "Voir mon signalement" }).click();
  await page.getByText("Précisions", { exact: true }).click();
  await expect.element(page.getByRole("definition").filter({ hasText: "Modérateur" })).toBeVisible();
  await expect.element(page.getByText("Un habitant", { exact: false })).not.toBeInTheDocument();
});

it("a report is written down for somebody by a moderator, signed as that [ANO-36]", async () => {
  const { device } = await openScreen({
    at: "/map/new-anomaly",
    anomalies: [anAnomaly()],
    actor: A_MODERATOR,
  });
  await writeByKeyboard();
  await page.getByRole("checkbox", { name: "Je l’écris pour un habitant" }).click();
  await expect.element(page.getByText(/signé «.Un habitant, relayé par la mairie.»/u)).toBeVisible();
  await send().click();
  await expect.poll(() => device.outbox.count()).toBe(1);
  const [row] = await device.outbox.toArray();
  expect(row?.command.payload).toMatchObject({ relayed: true });
  await page.getByRole("link", { name: "Voir mon signalement" }).click();
  await page.getByText("Précisions", { exact: true }).click();
  await expect.element(page.getByText("Un habitant, relayé par la mairie")).toBeVisible();
});
