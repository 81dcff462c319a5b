import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "../anomalies/open-screen.tsx";
import { openDatabases, rowOf } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const waiting = anAnomaly({ id: anIdentifier(111), visibility: "pending", title: "Banc cassé au parc" });
const NAMELESS = "Nid-de-poule ou chaussée abîmée";
const NOT_HERE = "Texte pas encore sur cet appareil";
const MODERATOR = { moderatorOfCities: ["35024"] } as const;
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function openQueue() {
  const data = await openDatabases({
    city: aCity(),
    anomalies: [publicProjectionOf(waiting)],
    actor: MODERATOR,
    heard: ["anomalies"],
  });
  await showQueue(data);
  await expect.element(page.getByText(NOT_HERE)).toBeVisible();
  return data;
}

describe("a content in « À traiter » whose text is not on the device", () => {
  it("says so under its head, and is not decided about before it can be read [MOD-17] [P13]", async () => {
    const { replica } = await openQueue();
    onTestFinished(() => page.viewport(414, 896));
    for (const width of [390, 1200]) {
      await page.viewport(width, 900);
      const head = page.getByRole("link", { name: NAMELESS }).element().getBoundingClientRect();
      const text = page.getByText(NOT_HERE).element().getBoundingClientRect();
      expect(text.top, `${width} px`).toBeGreaterThan(head.bottom);
      expect(text.left, `${width} px`).toBeLessThan(head.left);
      expect(page.getByRole("group", { name: NAMELESS }).getByRole("button").elements()).toEqual([]);
      await expect.element(page.getByRole("img", { name: /sur la carte/u })).not.toBeInTheDocument();
      expect(await barriers()).toEqual([]);
    }
    const { id, cityId, rev, updatedAt } = waiting;
    const item = { id, cityId, rev, updatedAt, collection: "anomalies", content: waiting } as const;
    await replica.moderation.upsert(rowOf("moderation", item));
    await expect.element(page.getByText(waiting.description)).toBeVisible();
    for (const name of ["Publier", "Répondre", "Refuser"]) await expect.element(button(name)).toBeVisible();
    await expect.element(page.getByText(NOT_HERE)).not.toBeInTheDocument();
  });

  it("is not published with others that are selected [MOD-17] [MOD-6]", async () => {
    await openQueue();
    await button("Tout sélectionner").click();
    await expect.element(page.getByText("1 sélectionné")).toBeVisible();
    await expect.element(button("Laisser visibles")).not.toBeInTheDocument();
  });
});

it("is not decided about in its detail either [MOD-17]", async () => {
  await openScreen({
    at: `/map/anomaly/${waiting.id}`,
    anomalies: [publicProjectionOf(waiting)],
    actor: MODERATOR,
  });
  await expect.element(page.getByText(NOT_HERE)).toBeVisible();
  for (const name of ["Publier", "Refuser"]) await expect.element(button(name)).not.toBeInTheDocument();
});

it("is said beside the queue, too, which offers no decision about it [MOD-17] [MOD-20]", async () => {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(1440, 900);
  await openQueue();
  const pane = page.getByRole("region", { name: "Contenu choisi" });
  await expect.element(pane.getByText(NOT_HERE)).toBeVisible();
  for (const name of ["Publier", "Refuser"]) await expect.element(button(name)).not.toBeInTheDocument();
  expect(await barriers()).toEqual([]);
});
