import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { DAY_MS, HOUR_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aMembership } from "../../examples/accounts.ts";
import { barriers } from "../../ui/framed.tsx";
import { rowOf } from "../open-databases.ts";
import { openMoreActions } from "../more-actions.ts";
import { inHours, NOW, openActivities as open } from "./open-activities.tsx";

const titles = () => [...document.querySelectorAll("li h2")].map(({ textContent }) => textContent);
const field = (name: string) => page.getByRole("textbox", { name });

describe("the activities of a commune", () => {
  it("are what comes next first, and what is past last first, on a tab of its own [ACT-4]", async () => {
    const [later, soon] = [inHours(1, 90), inHours(2, 50, { status: "cancelled" })];
    await open("activities", [later, inHours(3, -200), soon, inHours(4, -100)]);
    await expect.poll(titles).toEqual(["Activité n° 2", "Activité n° 1"]);
    await expect.element(page.getByText("Annulée")).toBeVisible();
    await page.getByRole("button", { name: "Passées" }).click();
    await expect.poll(titles).toEqual(["Activité n° 4", "Activité n° 3"]);
    expect(await barriers()).toEqual([]);
  });
});

describe("an activity", () => {
  it("is joined on the device first, and says when it is full [ACT-3, OFF-1]", async () => {
    const { device } = await open(`activity/${anIdentifier(1)}`, [inHours(1, 50, { capacity: 1 })]);
    await expect.element(page.getByText(/1\splace libre/u)).toBeVisible();
    await page.getByRole("button", { name: "J’y participe" }).click();
    await expect.element(page.getByText(/1\sparticipant\s·\sComplet/u)).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command.payload).toEqual({ activityId: anIdentifier(1), on: true });
    await expect.element(page.getByRole("button", { name: "Ajouter à mon agenda" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("leads to its place on the map and onto paper, behind what is done first [ACT-11]", async () => {
    await open(`activity/${anIdentifier(1)}`, [inHours(1, 50)]);
    await expect.element(page.getByRole("link", { name: "Voir sur la carte" })).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    await expect.element(page.getByRole("link", { name: "Voir sur la carte" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Imprimer" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("that is over is read only [ACT-3]", async () => {
    await open(`activity/${anIdentifier(1)}`, [inHours(1, -50)]);
    await expect.element(page.getByText(/^Terminée/u)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Retour sur l’activité" })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "J’y participe" })).not.toBeInTheDocument();
  });
});

describe("an activity of one's own", () => {
  it("is corrected on the device first, and keeps its place [ACT-12, OFF-1]", async () => {
    // Fields hold minutes.
    const startsAt = Math.floor(NOW / HOUR_MS) * HOUR_MS + 2 * DAY_MS;
    const own = inHours(1, 50, { startsAt, endsAt: startsAt + HOUR_MS, authorId: "", capacity: 4 });
    const { device } = await open(`activity/${own.id}`, [own], { moderatorOfCities: ["35024"] });
    await page.getByRole("button", { name: "Modifier", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Modifier l’activité" });
    await dialog.getByRole("textbox", { name: "Titre" }).fill("Un");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(dialog.getByText(/3 caractères/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
    await dialog.getByRole("textbox", { name: "Titre" }).fill("Une chasse aux œufs");
    await dialog.getByRole("textbox", { name: /^Nombre de places/u }).fill("6");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect.element(page.getByText(/6\splaces libres/u)).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command).toMatchObject({
      kind: "edit-activity",
      payload: {
        activityId: own.id,
        seen: { title: own.title, startsAt: own.startsAt, capacity: 4 },
        edited: { title: "Une chasse aux œufs", startsAt: own.startsAt, capacity: 6 },
      },
    });
  });
});

describe("the organiser of an activity", () => {
  it("is verified by a moderator, and everybody reads so [ACT-17]", async () => {
    const known = inHours(1, 50);
    const { device } = await open(`activity/${known.id}`, [known], { moderatorOfCities: ["35024"] });
    await openMoreActions();
    await page.getByRole("button", { name: "Vérifier l’organisateur" }).click();
    await expect.element(page.getByText("Organisateur vérifié", { exact: true })).toBeVisible();
    expect(await barriers()).toEqual([]);
    const { organiserName, organiserKind } = known;
    expect((await device.outbox.toArray())[0]?.command).toMatchObject({
      kind: "verify-organiser",
      payload: { activityId: known.id, on: true, organiserName, organiserKind },
    });
  });

  it("says that it is not sure yet [ACT-16]", async () => {
    const known = inHours(1, 50);
    await open(`activity/${known.id}`, [known], { moderatorOfCities: ["35024"] });
    const more = page.getByRole("button", { name: "Plus", exact: true });
    await more.click();
    await page.getByRole("button", { name: "À confirmer" }).click();
    await expect.element(more).toHaveFocus();
    await more.click();
    await expect.element(page.getByRole("button", { name: "Confirmer qu’elle a lieu" })).toBeVisible();
    await expect.element(page.getByText("À confirmer", { exact: true }).first()).toBeVisible();
    expect(await barriers()).toEqual([]);
  });
});

describe("a new activity", () => {
  afterEach(() => page.viewport(414, 896));

  it("is written by the clock of the commune without network, and kept on the device [ACT-1, OFF-1]", async () => {
    const { device } = await open("new-activity");
    const day = new Date(NOW + 10 * DAY_MS).toISOString().slice(0, 10);
    await field("Titre").fill("Conseil de quartier");
    await page.getByRole("radio", { name: "Vie associative" }).click();
    await page.getByRole("checkbox", { name: "Toute la journée" }).click();
    await page.getByLabelText("Début").fill(day);
    await page.getByRole("radio", { name: "En ligne" }).click();
    await field("Lien").fill("https://visio.exemple.fr/quartier");
    await field("Organisée par").fill("Comité du Vieux-Bourg");
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Envoyer l’activité" }).click();
    await expect.element(page.getByRole("heading", { name: "Enregistré sur cet appareil" })).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command).toMatchObject({
      kind: "propose-activity",
      payload: { title: "Conseil de quartier", place: null, allDay: true, endsAt: null },
    });
    await page.getByRole("link", { name: "Voir mon activité" }).click();
    await expect.element(page.getByText(/^Numéro attribué à l’envoi/u)).toBeVisible();
  });

  it("stands beside the form as others will read it, where it is online and the screen wide [ACT-1]", async () => {
    await page.viewport(1440, 900);
    await open("new-activity");
    await page.getByRole("radio", { name: "En ligne" }).click();
    const preview = page.getByRole("complementary", { name: "Aperçu" });
    await expect.element(preview.getByText("Date à choisir")).toBeVisible();
    await field("Titre").fill("Conseil de quartier");
    await page.getByLabelText(/^Début/u).fill("2030-06-21T18:00");
    await expect.element(page.getByText("vendredi 21 juin 2030 à 18 h").first()).toBeVisible();
    await expect.element(preview.getByText("Conseil de quartier")).toBeVisible();
    await expect.element(preview.getByText(/^vendredi 21 juin 2030/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("repeats each week, without the days that are left out [ACT-14]", async () => {
    const { device } = await open("new-activity");
    const dayIn = (days: number) => new Date(NOW + days * DAY_MS).toISOString().slice(0, 10);
    await field("Titre").fill("La chorale");
    await page.getByRole("radio", { name: "Vie associative" }).click();
    await page.getByLabelText(/^Début/u).fill(`${dayIn(10)}T19:00`);
    await page.getByText("Ajouter des précisions").click();
    await page.getByRole("radio", { name: "Chaque semaine" }).click();
    await field("Nombre de dates").fill("53");
    await page.getByRole("radio", { name: "En ligne" }).click();
    await field("Lien").fill("https://chorale.exemple.fr");
    await field("Organisée par").fill("La chorale de Betton");
    await page.getByRole("button", { name: "Envoyer l’activité" }).click();
    await expect.element(field("Nombre de dates")).toHaveAttribute("aria-invalid", "true");
    await field("Nombre de dates").fill("3");
    const days = page.getByRole("group", { name: /^Dates/u });
    await days.getByRole("checkbox").nth(1).click();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Envoyer l’activité" }).click();
    await expect.element(page.getByRole("heading", { name: "Enregistré sur cet appareil" })).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command.payload).toMatchObject({
      repeats: { every: "week", count: 3, off: [dayIn(17)] },
    });
    await page.getByRole("link", { name: "Voir mon activité" }).click();
    await page.getByText(/^Toutes les dates/u).click();
    await expect.element(page.getByText(/n’a pas lieu/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("is announced in the name of whom moderators know the person to speak for [ACT-17]", async () => {
    const { replica } = await open("new-activity");
    const organisers = ["association La chorale de Betton", "ecole École des Omblais"];
    await replica.userCities.upsert(rowOf("userCities", aMembership({ organisers })));
    await page.getByRole("radio", { name: "École des Omblais · École" }).click();
    await expect.element(field("Organisée par")).toHaveValue("École des Omblais");
    await expect.element(page.getByLabelText("Type d’organisateur")).toHaveDisplayValue("École");
    expect(await barriers()).toEqual([]);
  });

  it("stays a draft of a guest, who is told what is missing before anything is typed [ACT-2]", async () => {
    await open("new-activity", [], { isGuest: true, isConfirmed: false });
    const missing = page.getByText("Créez un compte pour publier");
    await expect.element(missing).toBeVisible();
    expect(missing.element().compareDocumentPosition(field("Titre").element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect.element(page.getByRole("link", { name: "Créer un compte ou se connecter" })).toBeVisible();
  });
});
