import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { publicActivityOf } from "../../../src/domain/activity/public-activity.ts";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { publicMessageOf } from "../../../src/domain/thread/public-message.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { aCity } from "../../examples/a-city.ts";
import { aMessage } from "../../examples/a-message.ts";
import { aTally } from "../../examples/a-tally.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { aPosition, openDatabases, rowOf } from "../open-databases.ts";
import { showQueue } from "./show-queue.tsx";

const waiting = anAnomaly({ id: anIdentifier(111), visibility: "pending", title: "Banc cassé au parc" });
const proposed = anActivity({ visibility: "pending" });

async function openQueue(messages: readonly Message[] = [], search = "") {
  const data = await openDatabases({
    city: aCity(),
    anomalies: [anAnomaly(), publicProjectionOf(waiting)],
    moderated: [waiting],
    activities: [publicActivityOf(proposed)],
    moderatedActivities: [proposed],
    moderatedMessages: messages,
    actor: { moderatorOfCities: ["35024"] },
    heard: true,
  });
  await showQueue(data, search);
  return data;
}

describe("« À traiter »", () => {
  it("lists what waits, of every kind, and publishes it without network [MOD-6] [MOD-4]", async () => {
    const { device } = await openQueue();
    await expect.element(page.getByRole("button", { name: "À vérifier · 2" })).toBeVisible();
    const report = page.getByRole("group", { name: waiting.title });
    await expect.element(page.getByRole("group", { name: proposed.title })).toBeVisible();
    expect(await barriers()).toEqual([]);
    await report.getByRole("button", { name: "Publier" }).click();
    await expect.element(page.getByRole("button", { name: "À vérifier · 1" })).toBeVisible();
    await expect.element(page.getByText("1 décision sera appliquée à l’envoi.")).toBeVisible();
    await page.getByRole("button", { name: "Annuler la dernière" }).click();
    await expect.element(page.getByRole("button", { name: "À vérifier · 2" })).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
  });

  it("says neither that nothing waits nor how much before the city told it [MOD-6] [P13]", async () => {
    const data = await openDatabases({
      city: aCity(),
      actor: { moderatorOfCities: ["35024"] },
      heard: ["anomalies", "ideas", "activities"],
    });
    await showQueue(data);
    await expect.element(page.getByRole("button", { name: "À vérifier", exact: true })).toBeVisible();
    await expect.element(page.getByText("Rien à traiter ici.")).not.toBeInTheDocument();
    await data.replica.positions.upsert(aPosition("moderation", "35024"));
    await expect.element(page.getByText("Rien à traiter ici.")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "À traiter · 0" })).toBeVisible();
    // What is said to be empty is not offered.
    await expect.element(page.getByRole("button", { name: /^À vérifier/u })).not.toBeInTheDocument();
  });

  it("refuses an activity that waits, and says why [MOD-6] [MOD-4]", async () => {
    const { device } = await openQueue();
    const activity = page.getByRole("group", { name: proposed.title });
    await activity.getByRole("button", { name: "Refuser" }).click();
    await userEvent.selectOptions(page.getByLabelText("Motif, lu par tous"), "Hors sujet");
    await page.getByRole("button", { name: "Refuser ce contenu" }).click();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([
        { kind: "moderate-content", command: { payload: { to: "hidden", code: "off_topic" } } },
      ]);
  });

  it("takes a new report into account with one press [MOD-6]", async () => {
    const { device } = await openQueue();
    await page.getByRole("button", { name: "Nouvelles · 1" }).click();
    await page.getByRole("button", { name: "Prendre en compte" }).click();
    await expect.element(page.getByText("Rien à traiter ici.")).toBeVisible();
    await expect.poll(() => device.outbox.toArray()).toMatchObject([{ kind: "change-status" }]);
  });

  it("has flagged messages too, with what came before them, and hides them without network [THR-17]", async () => {
    const flag = { code: "offensive", text: "", at: NOW, byKind: "resident" } as const;
    const flagged = aMessage({
      id: anIdentifier(503),
      text: "Vous êtes tous nuls.",
      createdAt: NOW + 3,
      flags: [flag],
    });
    const { replica, device } = await openQueue([flagged]);
    const before = ["Qui range la salle ?", "Moi, samedi."].map((text, index) =>
      aMessage({ id: anIdentifier(601 + index), text, createdAt: NOW + index }),
    );
    await replica.messages.bulkUpsert(before.map((message) => rowOf("messages", message)));
    await page.getByRole("button", { name: "Contenus signalés · 1" }).click();
    await expect.element(page.getByText(/^Sur\s: \S/u)).toBeVisible();
    await page.getByRole("button", { name: "Voir ce qui précède" }).click();
    await expect.element(page.getByText("Qui range la salle ?")).toBeVisible();
    await expect.element(page.getByText("Moi, samedi.")).toBeVisible();
    await page.getByRole("button", { name: "Laisser visible" }).click();
    await expect.element(page.getByRole("button", { name: "Contenus signalés · 0" })).toBeVisible();
    expect(await device.outbox.count()).toBe(1);
  });

  it("decides about several at once, each to be taken back on its own [MOD-6] [MOD-3]", async () => {
    const { device } = await openQueue([], "?queue=to-check");
    await expect.element(page.getByRole("button", { name: "À vérifier · 2" })).toBeVisible();
    await page.getByRole("checkbox", { name: `Sélectionner ${waiting.title}` }).click();
    await expect.element(page.getByText("1 sélectionné")).toBeVisible();
    await page.getByRole("button", { name: "Ne rien sélectionner" }).click();
    await page.getByRole("button", { name: "Tout sélectionner" }).click();
    await expect.element(page.getByText("2 sélectionnés")).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Laisser visibles" }).click();
    await expect.element(page.getByText("2 décisions seront appliquées à l’envoi.")).toBeVisible();
    const rows = await device.outbox.toArray();
    expect(rows.map(({ command }) => command.payload)).toMatchObject([{ to: "public" }, { to: "public" }]);
  });

  it("shows one kind of content, and the newest first [MOD-6]", async () => {
    await openQueue();
    await expect.element(page.getByRole("group", { name: proposed.title })).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText("Type de contenu"), "Anomalies");
    await expect.element(page.getByRole("group", { name: proposed.title })).not.toBeInTheDocument();
    await expect.element(page.getByRole("group", { name: waiting.title })).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText("Trier par"), "Plus récents");
    await expect.element(page.getByRole("group", { name: waiting.title })).toBeVisible();
  });

  it("is worked through by keys alone, which can be switched off [MOD-6]", async () => {
    onTestFinished(() => localStorage.removeItem("parvis.queue-keys"));
    const { device } = await openQueue([], "?queue=to-check");
    await expect.element(page.getByRole("button", { name: "À vérifier · 2" })).toBeVisible();
    const published = page.getByRole("button", { name: "Publier", exact: true });
    for (const left of [1, 0]) {
      await expect.poll(() => published.elements().length).toBe(left + 1);
      await userEvent.keyboard("j1");
      await expect.element(page.getByRole("button", { name: `À vérifier · ${left}` })).toBeVisible();
    }
    expect(await device.outbox.count()).toBe(2);
    await page.getByRole("button", { name: "Annuler la dernière" }).click();
    await page.getByText("Raccourcis", { exact: true }).click();
    await page.getByRole("checkbox", { name: "Utiliser ces raccourcis" }).click();
    await userEvent.keyboard("j1");
    expect(await device.outbox.count()).toBe(1);
    await page.getByRole("checkbox", { name: "Utiliser ces raccourcis" }).click();
  });

  it("finds what says some words [MOD-6]", async () => {
    await openQueue();
    await expect.element(page.getByRole("group", { name: proposed.title })).toBeVisible();
    await page.getByRole("searchbox", { name: "Rechercher" }).fill("banc");
    await expect.element(page.getByRole("group", { name: proposed.title })).not.toBeInTheDocument();
    await expect.element(page.getByRole("group", { name: waiting.title })).toBeVisible();
  });

  it("says of each discussion when somebody wrote last, and where an answer of the commune is missing [THR-19]", async () => {
    const { replica } = await openQueue();
    const talk = { messages: 3, lastAt: NOW, officialAt: null };
    for (const tally of aTally(anAnomaly(), {}, NOW).values())
      await replica.tallies.upsert(rowOf("tallies", { ...tally, talk }));
    await page.getByRole("button", { name: "Toutes les discussions · 1" }).click();
    const row = page.getByRole("listitem").filter({ hasText: anAnomaly().title });
    await expect.element(row.getByText("Réponse de la commune attendue")).toBeVisible();
    await expect.element(row.getByText(/^Dernier message/u)).toBeVisible();
  });

  it("names who is suspended, and gives them their voice back without network [THR-18]", async () => {
    const { replica, device } = await openQueue();
    const about = publicMessageOf({ ...aMessage(), visibility: "hidden" });
    const muted = {
      until: Date.now() + DAY_MS,
      authorName: "Gaëlle",
      byName: "Solène",
      collection: "messages",
      about,
    } as const;
    const item = { id: anIdentifier(701), cityId: "35024", collection: "messages", content: null } as const;
    await replica.moderation.upsert(rowOf("moderation", { ...item, muted, rev: 1, updatedAt: NOW }));
    await page.getByRole("button", { name: "Toutes les discussions · 0" }).click();
    await page.getByText("1 personne suspendue").click();
    await expect.element(page.getByText("Gaëlle")).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Rendre la parole" }).click();
    await expect.element(page.getByText("La suspension sera levée à l’envoi.")).toBeVisible();
    await expect
      .poll(() => device.outbox.toArray())
      .toMatchObject([{ kind: "mute-author", command: { payload: { days: 0 } } }]);
  });
});
