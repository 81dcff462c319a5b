import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { openDevice, type DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { aPhoto } from "../../data/environment/a-device.ts";
import { aCity } from "../../examples/a-city.ts";
import { aCommand, aFollow, aMeToo } from "../../examples/a-command.ts";
import { aGuest } from "../../examples/accounts.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { openDatabases } from "../open-databases.ts";
import { showPanel } from "./show-panel.tsx";

async function openDeviceCalled(name: string): Promise<DeviceDatabase> {
  const device = openDevice(name);
  onTestFinished(async () => {
    await cleanup();
    await device.delete();
  });
  await device.open();
  return device;
}

it("shows the first photo of what waits, as this device has it [OFF-5]", async () => {
  const device = await openDeviceCalled("panel-photo");
  const row = rowOf({ command: aCommand(), photoIds: [] });
  await device.outbox.add(row);
  await device.photos.add(aPhoto({ ownerId: row.id }));
  await showPanel({ device, replica: undefined, actor: aGuest() });
  const shown = () => document.querySelector("article img")?.getAttribute("src");
  await expect.poll(shown).toMatch(/^blob:/u);
});

it("never calls a text with photos that wait « Envoyé », nor that « en cours » [OFF-12, OFF-16]", async () => {
  const seen = new Set<string>();
  const look = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll("article, h3")) seen.add(textContent);
  });
  look.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => look.disconnect());
  const device = await openDeviceCalled("panel-following");
  const photo = aPhoto({ ownerId: aCommand().id });
  await device.photos.add(photo);
  await device.outbox.add({ ...rowOf({ command: aCommand(), photoIds: [photo.id] }), state: "applied" });
  await showPanel({ device, replica: undefined, actor: aGuest() });
  const following = page.getByRole("region", { name: "Photos à envoyer" });
  await expect.element(following.getByText("Texte envoyé, photos en attente")).toBeVisible();
  await expect.element(following.getByText(/1 photo$/u)).toBeVisible();
  await device.photos.update(photo.id, { sent: true });
  await expect.element(page.getByText(/^Tout est envoyé/u)).toBeVisible();
  expect([...seen].filter((words) => /Envoyé|Envoi en cours/u.test(words))).toEqual([]);
});

it("names the report that a « Suivre » or a « Je constate aussi » is about [P6, ANO-7]", async () => {
  const anomaly = anAnomaly();
  const data = await openDatabases({ city: aCity(), anomalies: [anomaly], actor: undefined, heard: true });
  for (const command of [aMeToo(anomaly.id), aFollow(anomaly.id)]) {
    await data.device.outbox.add(rowOf({ command, photoIds: [] }));
  }
  await showPanel(data);
  const rows = page.getByRole("article", { name: anomaly.title });
  await expect.element(rows.first().getByText(/^Je constate aussi · /u)).toBeVisible();
  await expect.element(rows.last().getByText(/^Suivi d’un signalement · /u)).toBeVisible();
});

it("keeps its buttons while it is tried without network, and changes nothing of what may be gone [P2, OFF-6]", async () => {
  const device = await openDeviceCalled("panel-tried");
  await device.outbox.add({ ...rowOf({ command: aCommand(), photoIds: [] }), state: "sending" });
  await showPanel({ device, replica: undefined, actor: aGuest() }, false);
  await expect.element(page.getByRole("article").getByText("En attente d’envoi")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Annuler l’envoi" })).toBeVisible();
  await page.getByRole("button", { name: "Modifier" }).click();
  await expect.element(page.getByText(/^Un essai d’envoi est en cours/u)).toBeVisible();
  expect(await device.outbox.count()).toBe(1);
});
