import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { noteVisit } from "../../../src/data/device/city-visit.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { writerKey } from "../../../src/domain/moderation/writer-key.ts";
import { roundOf } from "../../../src/features/moderation/round-of.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openDatabases, rowOf } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const waiting = anAnomaly({ id: anIdentifier(111), visibility: "pending", title: "Banc cassé au parc" });

async function openQueue(moderated: readonly Anomaly[], search = "") {
  const data = await openDatabases({
    city: aCity({ moderatorsCount: 2 }),
    anomalies: moderated.map(publicProjectionOf),
    moderated,
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  return { ...data, show: () => showQueue(data, search) };
}

const decisionsOf = (title: string) =>
  page.getByRole("group", { name: title }).getByRole("button").elements();

describe("a card of « À traiter »", () => {
  it("shows what it says and where it is, and that its author writes for the first time [MOD-6]", async () => {
    const { show } = await openQueue([waiting]);
    await show();
    await expect
      .element(page.getByText("Première contribution de cette personne dans la commune."))
      .toBeVisible();
    await expect.element(page.getByText(waiting.description)).toBeVisible();
    await expect.element(page.getByRole("img", { name: /sur la carte de Betton$/u })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("offers one decision first, beside others of the same size, however wide the screen [MOD-6] [MOD-17]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    const flag = { code: "offensive", text: "", at: NOW, byKind: "resident" } as const;
    const flagged = anAnomaly({
      id: anIdentifier(112),
      title: "Voiture devant chez le voisin",
      flags: [flag],
    });
    const ordinary = anAnomaly({ id: anIdentifier(113), title: "Banc cassé au bord du canal" });
    const cards = [waiting, flagged, ordinary];
    const { show } = await openQueue(cards);
    await show();
    for (const { title } of cards)
      await expect.element(page.getByRole("group", { name: title })).toBeVisible();
    expect(decisionsOf(flagged.title).map(({ textContent }) => textContent)).toEqual([
      "Laisser visible",
      "Répondre",
      "Masquer",
    ]);
    for (const width of [390, 1200]) {
      await page.viewport(width, 900);
      for (const { title } of cards) {
        const boxes = decisionsOf(title).map((button) => button.getBoundingClientRect());
        expect(new Set(boxes.map(({ left }) => Math.round(left))).size, `${width} px`).toBe(3);
        expect(Math.max(...boxes.map((box) => box.height)), `${width} px`).toBeLessThan(48);
      }
    }
    const widths = cards.flatMap(({ title }) => decisionsOf(title).map((button) => button.clientWidth));
    expect(new Set(widths).size).toBe(1);
  });

  it("says what the same person wrote before, from what is on the device [MOD-6] [P1]", async () => {
    const { replica, show } = await openQueue([waiting]);
    const known = { cityId: "35024", collection: "ideas", content: null, rev: 1, updatedAt: NOW } as const;
    const others = ["resident-maelle", "resident-maelle", "resident-yann"].map((uid, index) =>
      rowOf("moderation", { ...known, id: anIdentifier(300 + index), writer: writerKey("35024", uid) }),
    );
    await replica.moderation.bulkUpsert(others);
    await show();
    // None of them is hidden, and of what there is none of nothing is said.
    await expect.element(page.getByText("De la même personne : 3 contributions, 2 publiées.")).toBeVisible();
  });

  it("offers no decision that the city would refuse: another moderator judges what is contested [MOD-9]", async () => {
    const { replica, actor, show } = await openQueue([], "?queue=contested");
    const decision = { count: 1, at: NOW, to: "hidden", code: "privacy", reason: "Un nom se lit." } as const;
    const appeal = { at: NOW, words: "Le nom est le mien." } as const;
    const by = { byKind: "moderator", byName: "Karim", by: actor.uid } as const;
    const mine = anAnomaly({ visibility: "hidden", moderated: { ...decision, ...by, appeal } });
    await replica.anomalies.upsert(rowOf("anomalies", publicProjectionOf(mine)));
    const { id, cityId, rev, updatedAt } = mine;
    const item = { id, cityId, rev, updatedAt, collection: "anomalies", content: mine } as const;
    await replica.moderation.upsert(rowOf("moderation", item));
    await show();
    await expect.element(page.getByText(/un autre modérateur juge ce que son auteur en dit/u)).toBeVisible();
    await expect.element(page.getByText("Le nom est le mien.")).toBeVisible();
    for (const name of ["Montrer à nouveau", "Maintenir masqué"])
      await expect.element(page.getByRole("button", { name })).not.toBeInTheDocument();
  });
});

it("says when somebody went through « À traiter » before, where nothing is left [MOD-6]", async () => {
  const { device, show } = await openQueue([]);
  await noteVisit(device, roundOf("35024"), Date.now() - DAY_MS);
  await show();
  await expect.element(page.getByText(/^Dernier passage\s: hier à/u)).toBeVisible();
  expect(await barriers()).toEqual([]);
});

it("leads from an empty part to all that waits, and on to the map where nothing does [MOD-6]", async () => {
  const { show } = await openQueue([], "?queue=contested&kind=ideas");
  await show();
  await page.getByRole("button", { name: "Voir toute la file" }).click();
  await expect
    .element(page.getByRole("button", { name: "À traiter · 0" }))
    .toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByLabelText("Type de contenu")).toHaveValue("all");
  await expect
    .element(page.getByRole("link", { name: "Voir la carte" }))
    .toHaveAttribute("href", "/city/35024/map/anomalies");
  await expect.element(page.getByRole("button", { name: "Voir toute la file" })).not.toBeInTheDocument();
});
