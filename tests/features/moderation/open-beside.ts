import { expect } from "vitest";
import { page } from "vitest/browser";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { openDatabases } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const TITLES = ["Banc cassé au parc", "Lampadaire éteint", "Graffiti sur le mur", "Dépôt sauvage"];
export const reports = TITLES.map((title, index) =>
  anAnomaly({ id: anIdentifier(111 + index), createdAt: NOW + index, visibility: "pending", title }),
);
export const pane = page.getByRole("region", { name: "Contenu choisi" });
export const heading = (title: string) => pane.getByRole("heading", { name: title, exact: true, level: 2 });
export const row = (title: string) => page.getByRole("link", { name: title, exact: true });
export const button = (name: string) => pane.getByRole("button", { name, exact: true });

/** What a moderator's device holds of four reports to be judged. */
export function aQueue() {
  return openDatabases({
    city: aCity(),
    anomalies: reports.map(publicProjectionOf),
    moderated: reports,
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
}

/** On a wide screen. */
export async function openQueue(search = "") {
  const data = await aQueue();
  await showQueue(data, search);
  await expect.element(pane).toBeVisible();
  return data;
}

export async function expectChosen(title: string): Promise<void> {
  await expect.element(heading(title)).toBeVisible();
  await expect.element(row(title)).toHaveAttribute("aria-current", "true");
  expect(document.querySelectorAll('li [aria-current="true"]')).toHaveLength(1);
}
