import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { aCommand } from "../../examples/a-command.ts";
import { aReport } from "../../examples/a-report.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { rowOf as cityRow } from "../open-databases.ts";
import { openScreen } from "./open-screen.tsx";

it("a report that has not left this device says nothing of the commune, and is neither shared nor called resolved [OFF-17] [ANO-27] [MAP-18]", async () => {
  const photos = [{ id: anIdentifier(11), alt: "" }];
  const own = aCommand({ performedAt: Date.now(), payload: aReport({ photos }) });
  const { device, replica } = await openScreen({ at: `/list/anomaly/${own.id}` });
  await device.outbox.add(rowOf({ command: own, photoIds: [] }));
  await expect.element(page.getByText("En attente d’envoi", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Retirer le signalement" })).toBeVisible();
  expect(document.body.textContent).not.toMatch(/Signalée|pas encore répondu|photo attendue/u);
  await expect.element(page.getByRole("button", { name: "C’est résolu" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Partager" })).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector("svg[data-waiting]")).not.toBeNull();
  const waiting = photos.map((photo) => ({ ...photo, state: "waiting" as const, thumb: "" }));
  const received = anAnomaly({ id: own.id, photos: waiting, createdAt: Date.now() });
  await replica.anomalies.upsert(cityRow("anomalies", received));
  await expect.element(page.getByText("La commune n’a pas encore répondu.")).toBeVisible();
  await expect.element(page.getByRole("listitem").filter({ hasText: "Signalée" })).toBeVisible();
  await expect.element(page.getByText("1 photo attendue")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "C’est résolu" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Partager" })).toBeVisible();
  await expect.poll(() => document.querySelector("svg[data-waiting]")).toBeNull();
});

it("a report that has not left this device is nobody’s to moderate, whoever wrote it [OFF-17] [MOD-17]", async () => {
  const own = aCommand({ performedAt: Date.now() });
  const actor = { moderatorOfCities: ["35024"] };
  const { device, replica } = await openScreen({ at: `/list/anomaly/${own.id}`, actor });
  await device.outbox.add(rowOf({ command: own, photoIds: [] }));
  await page.getByRole("button", { name: "Plus", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Retirer le signalement" })).toBeVisible();
  const moderation = page.getByRole("heading", { name: "Modération" });
  await expect.element(moderation).not.toBeInTheDocument();
  await replica.anomalies.upsert(cityRow("anomalies", anAnomaly({ id: own.id, createdAt: Date.now() })));
  await expect.element(moderation).toBeVisible();
});
