import { perCollection } from "../../../src/domain/command/subject.ts";
import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { ownCard } from "../../../src/app/router/own-card.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import { saveDraft } from "../../../src/data/drafts/save-draft.ts";
import { emptyMembership } from "../../../src/domain/account/membership.ts";
import { Contributions } from "../../../src/features/account/contributions.tsx";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { pageBarriers, renderFramed } from "../../ui/framed.tsx";
import { openDatabases, rowOf, type Databases } from "../open-databases.ts";

const RENNES = aCity({ id: "35238", name: "Rennes" });
const tab = (name: RegExp) => page.getByRole("button", { name });

/** Somebody of Betton, with one report there, who also reported in Rennes and in Cesson. */
async function opened(): Promise<Databases> {
  const data = await openDatabases({ city: aCity(), anomalies: [], actor: {}, heard: true });
  const { uid } = data.actor;
  const mine = [
    anAnomaly({ id: anIdentifier(1), authorId: uid, title: "Banc cassé" }),
    anAnomaly({ id: anIdentifier(2), authorId: uid, title: "Feu en panne", cityId: RENNES.id }),
    anAnomaly({ id: anIdentifier(3), authorId: "somebody", title: "Tag", cityId: RENNES.id }),
  ];
  await data.replica.anomalies.bulkUpsert(mine.map((anomaly) => rowOf("anomalies", anomaly)));
  await data.replica.cities.upsert(rowOf("cities", RENNES));
  const there = (cityId: string, cityName: string, anomalies: number) =>
    rowOf("userCities", {
      ...emptyMembership(cityId, NOW),
      cityName,
      contributions: perCollection(() => anomalies),
      rev: 1,
    });
  await data.replica.userCities.bulkUpsert([
    there("35024", "Betton", 1),
    there(RENNES.id, "Rennes", 1),
    there("35051", "Cesson-Sévigné", 2),
    there("35281", "Saint-Jacques", 0),
  ]);
  await data.replica.positions.upsert({
    id: `anomalies:${RENNES.id}`,
    checkpoint: "",
    sweeps: false,
    provenAt: 0,
    upToDateAt: new Date(2020, 2, 12, 18, 4).getTime(),
    liveUntil: 0,
    quarantined: [],
    wantedAt: 0,
  });
  await renderFramed(
    <DataProvider value={data}>
      <Contributions home="35024" card={ownCard} />
    </DataProvider>,
    "/profile",
  );
  return data;
}

describe("my contributions", () => {
  it("cover all my communes, named when not my own, with the age of the data [P13, UI-3]", async () => {
    await opened();
    await expect.element(tab(/^En cours \(2\)/u)).toBeVisible();
    const rowOfReport = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect.element(rowOfReport("Banc cassé")).toMatchTextContent(/Signalée/u);
    await expect.element(rowOfReport("Feu en panne")).toMatchTextContent(/Signalée/u);
    await expect.element(page.getByRole("heading", { name: "Rennes", exact: true })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Betton", exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByText(/Rennes\s: données du 12 mars 2020 à 18\sh\s04/u)).toBeVisible();
    await expect.element(page.getByText("Tag")).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
  });

  it("say that data is not on this device instead of « none » [P13]", async () => {
    await opened();
    await tab(/^Closes\s*$/u).click();
    await expect
      .element(page.getByText(/Cesson-Sévigné\s: ce que vous avez envoyé n’est pas encore sur cet appareil/u))
      .toBeVisible();
    await expect.element(page.getByText("Rien de clos")).not.toBeInTheDocument();
    await expect.element(page.getByText(/Saint-Jacques/u)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole("link", { name: "Ouvrir Cesson-Sévigné" }))
      .toHaveAttribute("href", "/city/35051/list/anomalies");
  });

  it("do not say that what they list is not on this device [P13]", async () => {
    const data = await openDatabases({ city: aCity(), anomalies: [], actor: {}, heard: false });
    const mine = anAnomaly({ id: anIdentifier(1), authorId: data.actor.uid, title: "Banc cassé" });
    await data.replica.anomalies.upsert(rowOf("anomalies", mine));
    await renderFramed(
      <DataProvider value={data}>
        <Contributions home="35024" card={ownCard} />
      </DataProvider>,
      "/profile",
    );
    await expect.element(page.getByText("Banc cassé")).toBeVisible();
    await expect.element(page.getByText(/^Betton\s: la liste peut être incomplète/u)).toBeVisible();
    await expect.element(page.getByText(/n’est pas sur cet appareil/u)).not.toBeInTheDocument();
  });

  it("count nothing of a commune that was never read, and lead nobody where they are already [P13]", async () => {
    const data = await openDatabases({ city: aCity(), anomalies: [], actor: {}, heard: false });
    await renderFramed(
      <DataProvider value={data}>
        <Contributions home="35024" card={ownCard} />
      </DataProvider>,
      "/profile",
    );
    await expect
      .element(page.getByText(/^Betton\s: ce que vous avez envoyé n’est pas encore sur cet appareil/u))
      .toBeVisible();
    expect(document.querySelector("svg [data-ink=warm]")).not.toBeNull();
    // Not before the server was given its time.
    await expect.element(page.getByRole("button", { name: "Réessayer" })).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Ouvrir Betton" })).not.toBeInTheDocument();
    await expect.element(tab(/^En cours\s*$/u)).toBeVisible();
    await expect.element(tab(/^Closes\s*$/u)).toBeVisible();
  });

  it("include the drafts of another commune, even one that is not loaded [FORM-6]", async () => {
    const { device } = await opened();
    const draft = { kind: "report-anomaly", cityId: "35047", updatedAt: NOW } as const;
    await saveDraft(device, { id: anIdentifier(9), ...draft, fields: { title: "Haie trop haute" } });
    await tab(/^Brouillons \(1\)/u).click();
    await expect.element(page.getByRole("link", { name: "Haie trop haute" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "35047" })).toBeVisible();
    await device.drafts.clear();
    await expect.element(page.getByText("Aucun brouillon sur cet appareil")).toBeVisible();
    await tab(/^En cours \(2\)/u).click();
    await expect.element(tab(/^Brouillons/u)).not.toBeInTheDocument();
  });

  it("begin with what there is: no draft, and nothing that waits, has no part of its own", async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(800, 600));
    const { device } = await opened();
    await expect.element(tab(/^En cours \(2\)/u)).toBeVisible();
    const names = () =>
      page
        .getByRole("button")
        .elements()
        .map(({ textContent }) => textContent.split(" (")[0]?.trim());
    expect(names()).toEqual(["En cours", "Closes"]);
    const draft = { kind: "report-anomaly", cityId: "35024", updatedAt: NOW } as const;
    await saveDraft(device, { id: anIdentifier(9), ...draft, fields: { title: "Haie trop haute" } });
    await expect.element(tab(/^Brouillons \(1\)/u)).toBeVisible();
    expect(names()).toEqual(["Brouillons", "En cours", "Closes"]);
    expect(tab(/^Brouillons/u).element().parentElement?.scrollLeft).toBe(0);
  });

  it("are not « none » while no commune of the person is known [P13]", async () => {
    const data = await openDatabases({ city: aCity(), anomalies: [], actor: {}, heard: true });
    await renderFramed(
      <DataProvider value={data}>
        <Contributions home={undefined} card={ownCard} />
      </DataProvider>,
      "/profile",
    );
    await expect
      .element(page.getByText("Aucune de vos communes n’est encore connue sur cet appareil."))
      .toBeVisible();
    await expect.element(page.getByText("Rien en cours")).not.toBeInTheDocument();
  });
});
