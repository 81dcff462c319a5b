import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Actor } from "../../../src/domain/account/actor.ts";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { aPicture } from "../../data/photos/pictures.ts";
import { isTheMiddleMasked, maskTheMiddle, maskToolOpener } from "../../shared/mask-the-middle.ts";
import { barriers } from "../../ui/framed.tsx";
import { MORE } from "../more-actions.ts";
import { rowOf, type Databases } from "../open-databases.ts";
import { openScreen } from "./open-screen.tsx";

const detail = `/list/anomaly/${anAnomaly().id}`;
const step = { reason: "", byKind: "moderator", byName: "" } as const;
const question = page.getByText("Ce problème est-il réglé ?");

async function openOwn(over: Partial<Anomaly>, actor?: Partial<Actor>): Promise<Databases> {
  const opened = await openScreen({ at: detail, anomalies: [], ...(actor ? { actor } : {}) });
  const mine = anAnomaly({ ...over, authorId: opened.actor.uid });
  await opened.replica.anomalies.upsert(rowOf("anomalies", mine));
  return opened;
}

describe("a report of one’s own", () => {
  /** But for what sends a message of the discussion below. */
  const primary = () =>
    [...document.querySelectorAll("button[class*=primary]")]
      .map(({ textContent }) => textContent)
      .filter((words) => words !== "Envoyer le message");

  it("has one main way by where it stands, and the rest in its menu [ANO-22]", async () => {
    const { replica, actor } = await openOwn({ createdAt: Date.now() });
    await expect.poll(primary).toEqual(["Ajouter une précision"]);
    // It stands where « Je constate aussi » does for others: before what is done less.
    const names = [...document.querySelectorAll("button")].map(({ textContent }) => textContent);
    expect(names.indexOf("Ajouter une précision")).toBeLessThan(names.indexOf("Partager"));
    const remove = page.getByRole("button", { name: "Retirer le signalement" });
    await expect.element(remove).not.toBeInTheDocument();
    expect(page.getByText(MORE).elements()).toEqual([]);
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    await expect.element(remove).toBeVisible();
    expect(await barriers()).toEqual([]);
    const asked = anAnomaly({ status: "info", authorId: actor.uid, createdAt: Date.now() });
    await replica.anomalies.upsert(rowOf("anomalies", asked));
    await expect.poll(primary).toEqual(["Répondre à la commune"]);
  });

  it("keeps its author’s ways apart from those of who moderates it, where both are one [ANO-22] [MOD-17]", async () => {
    await openOwn({ createdAt: Date.now() }, { moderatorOfCities: ["35024"] });
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    for (const name of ["Corriger", "Retirer le signalement"])
      await expect.element(page.getByRole("button", { name, exact: true })).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Retirer le signalement" }).click();
    await expect.element(page.getByRole("dialog", { name: "Retirer le signalement" })).toBeVisible();
  });
});

describe("« Ce problème est-il réglé ? »", () => {
  it("is asked of its author, answered without network, and not again [ANO-28]", async () => {
    const createdAt = Date.now() - 61 * DAY_MS;
    const { device } = await openOwn({
      createdAt,
      history: [{ ...step, byKind: "resident", at: createdAt, status: "new" }],
    });
    await expect.element(question).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Oui", exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(page.getByText("Indiquée comme résolue").first()).toBeVisible();
    expect(await device.outbox.toArray()).toMatchObject([
      { kind: "answer-follow-up", command: { payload: { answer: "yes" } } },
    ]);
  });

  it("asks why where it was closed and is not settled [ANO-28] [ANO-23]", async () => {
    const at = Date.now() - 30 * DAY_MS;
    const history = [...anAnomaly().history, { ...step, at, status: "resolved" as const }];
    const { device } = await openOwn({ status: "resolved", history });
    await page.getByRole("button", { name: "Non", exact: true }).click();
    await userEvent.fill(page.getByLabelText(/^Pourquoi, lu par tous/u), "Le trou s’est rouvert.");
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(await device.outbox.toArray()).toMatchObject([{ kind: "reopen-anomaly" }]);
  });

  it("lies on the device as it is typed and chosen, the photo that shows it too, and both are sent, without network [ANO-23] [FORM-6] [P1]", async () => {
    const at = Date.now() - DAY_MS;
    const history = [...anAnomaly().history, { ...step, at, status: "resolved" as const }];
    const { device } = await openOwn({ status: "resolved", history });
    await page.getByRole("button", { name: "Demander la réouverture" }).click();
    await userEvent.fill(page.getByLabelText(/^Pourquoi, lu par tous/u), "Le trou s’est rouvert.");
    const picture = await aPicture(320, 240, "image/jpeg");
    const file = new File([picture], "trou.jpg", { type: "image/jpeg" });
    await userEvent.upload(page.getByRole("dialog").getByLabelText("Choisir"), file);
    await expect.element(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    const owner = `reopen ${anAnomaly().id}`;
    await expect.poll(() => device.photos.toArray()).toMatchObject([{ ownerId: owner }]);
    await expect
      .poll(async () => (await device.settings.toArray()).map(({ value }) => value))
      .toContain("Le trou s’est rouvert.");
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect.element(page.getByText("Réouverture demandée").first()).toBeVisible();
    const [row] = await device.outbox.toArray();
    const [photo] = await device.photos.toArray();
    expect(row).toMatchObject({
      photoIds: [photo?.id],
      command: { payload: { photos: [{ id: photo?.id }] } },
    });
    expect(photo).toMatchObject({ ownerId: row?.id });
  });

  it("sends the photo that shows it masked where it was masked [ANO-23] [PHO-7]", async () => {
    const at = Date.now() - DAY_MS;
    const history = [...anAnomaly().history, { ...step, at, status: "resolved" as const }];
    const { device } = await openOwn({ status: "resolved", history });
    await page.getByRole("button", { name: "Demander la réouverture" }).click();
    await userEvent.fill(page.getByLabelText(/^Pourquoi, lu par tous/u), "Le trou s’est rouvert.");
    const file = new File([await aPicture(800, 600, "image/jpeg")], "trou.jpg", { type: "image/jpeg" });
    await userEvent.upload(page.getByRole("dialog").getByLabelText("Choisir"), file);
    await maskToolOpener().click();
    await maskTheMiddle();
    await expect.poll(() => isTheMiddleMasked(device)).toBe(true);
    await page.getByRole("button", { name: "Envoyer", exact: true }).click();
    await expect.element(page.getByText("Réouverture demandée").first()).toBeVisible();
    expect(await isTheMiddleMasked(device)).toBe(true);
  });

  it("is asked of nobody else [ANO-28]", async () => {
    const at = Date.now() - 30 * DAY_MS;
    const history = [...anAnomaly().history, { ...step, at, status: "resolved" as const }];
    await openScreen({ at: detail, anomalies: [anAnomaly({ status: "resolved", history })] });
    await expect.element(page.getByRole("button", { name: /^Merci aux agents/u })).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });
});
