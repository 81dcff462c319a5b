import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { publicProjectionOf } from "../../../src/domain/anomaly/publish-anomaly.ts";
import { SETTING_DRAFT } from "../../../src/data/device/setting-keys.ts";
import { aCity } from "../../examples/a-city.ts";
import { WORDS } from "../../examples/answers.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { openMoreActions } from "../more-actions.ts";
import { anAfterPhoto } from "./an-after-photo.ts";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR } from "./other-moderator.ts";

const detail = `/list/anomaly/${anAnomaly().id}`;
/** Under which name what is typed of an answer lies on the device. */
const OWNER = `answer ${anAnomaly().id}`;
const KEPT = `${SETTING_DRAFT}35024 ${OWNER}`;

const steps = () => [...document.querySelectorAll("h3 + ol > li")].map(({ textContent }) => textContent);

describe("a moderator who reads a report", () => {
  it("takes it into account with one press, without network, and may take that back [MOD-3] [P1]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()], actor: A_MODERATOR });
    await page.getByRole("button", { name: "Prendre en compte" }).click();
    await expect.element(page.getByText("Votre réponse : Prise en compte.")).toBeVisible();
    await expect.poll(steps).toEqual([expect.anything(), expect.stringContaining("Solène Rault")]);
    expect(await device.outbox.toArray()).toMatchObject([{ kind: "change-status", state: "queued" }]);
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect.element(page.getByRole("button", { name: "Prendre en compte" })).toBeVisible();
    await expect.poll(() => device.outbox.toArray()).toEqual([]);
    await expect.poll(steps).toHaveLength(1);
  });

  it("answers with the words of the town hall, and is told what is missing [MOD-2] [CITY-10]", async () => {
    const text = "Nos agents sont passés et n’ont rien constaté.";
    const city = aCity({ cannedAnswers: [{ title: "Rien constaté", text }] });
    const { device } = await openScreen({ at: detail, city, anomalies: [anAnomaly()], actor: A_MODERATOR });
    await page.getByRole("button", { name: "Répondre" }).click();
    await page.getByRole("radio", { name: "Classer sans suite" }).click();
    await page.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect.element(page.getByText("Ce champ est requis").first()).toBeVisible();
    expect(await barriers()).toEqual([]);
    await userEvent.selectOptions(page.getByLabelText("Motif"), "Non constatée sur place");
    await userEvent.selectOptions(page.getByLabelText(/^Réponse type/u), "Rien constaté");
    await page.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect.element(page.getByText("Votre réponse : Sans suite.")).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(row?.command.payload).toMatchObject({
      from: "new",
      to: "rejected",
      code: "non_constate",
      reason: text,
    });
    await expect.element(page.getByText(text)).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("resolves it with a photo of the work, kept on the device with the answer [MOD-10] [P1]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()], actor: A_MODERATOR });
    await page.getByRole("button", { name: "Répondre" }).click();
    await page.getByRole("radio", { name: "Marquer comme résolue" }).click();
    await userEvent.fill(page.getByLabelText(/^Explication/u), WORDS);
    const moderation = page.getByRole("region", { name: "Modération" });
    await userEvent.upload(moderation.getByLabelText("Choisir"), await anAfterPhoto());
    await expect.element(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    expect(await barriers()).toEqual([]);
    await expect.poll(() => device.photos.toArray()).toMatchObject([{ ownerId: OWNER }]);
    await expect.poll(async () => (await device.settings.get(KEPT))?.value).toContain(WORDS);
    await page.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect.element(page.getByText("Votre réponse : Résolue.")).toBeVisible();
    const [row] = await device.outbox.toArray();
    const [photo] = await device.photos.toArray();
    expect(row).toMatchObject({
      photoIds: [photo?.id],
      command: { payload: { photos: [{ id: photo?.id }] } },
    });
    expect(photo).toMatchObject({ ownerId: row?.id, sent: false });
    await page.getByRole("button", { name: "Voir les photos, avant et après" }).click();
    await expect.element(page.getByRole("dialog", { name: "Photos" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("is the only one to see that [AUTH-6]", async () => {
    await openScreen({ at: detail, anomalies: [anAnomaly()] });
    await expect.element(page.getByRole("button", { name: "Suivre" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Modération" })).not.toBeInTheDocument();
  });
});

describe("a moderator who decides what is seen", () => {
  const pending = anAnomaly({ visibility: "pending" });
  const emptied = publicProjectionOf(pending);

  it("reads what waits in full, publishes it without network, and may take that back [MOD-4] [MOD-5] [MOD-3]", async () => {
    const { device } = await openScreen({
      at: detail,
      anomalies: [emptied],
      moderated: [pending],
      actor: A_MODERATOR,
    });
    await expect.element(page.getByText(pending.description)).toBeVisible();
    await page.getByRole("button", { name: "Publier", exact: true }).click();
    await expect.element(page.getByText("Votre décision : Publique.")).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Annuler", exact: true }).click();
    await expect.element(page.getByRole("button", { name: "Publier", exact: true })).toBeVisible();
    expect(await device.outbox.count()).toBe(0);
  });

  it("says why it is hidden, which everybody reads afterwards [MOD-4] [PULL-7]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()], actor: A_MODERATOR });
    await openMoreActions();
    await page.getByRole("button", { name: "Masquer", exact: true }).click();
    await page.getByRole("button", { name: "Masquer ce contenu" }).click();
    await expect.element(page.getByText("Ce champ est requis")).toBeVisible();
    await userEvent.selectOptions(page.getByLabelText("Motif, lu par tous"), "Donnée personnelle");
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Masquer ce contenu" }).click();
    await expect.element(page.getByText("Votre décision : Masquée.")).toBeVisible();
    await expect.poll(() => device.outbox.count()).toBe(1);
  });

  it("has told everybody else why it is hidden [MOD-4]", async () => {
    const decided = { count: 1, at: NOW, to: "hidden", reason: "", byKind: "moderator", byName: "" } as const;
    const moderated = { ...decided, code: "privacy" };
    await openScreen({
      at: detail,
      anomalies: [publicProjectionOf(anAnomaly({ visibility: "hidden", moderated }))],
    });
    await expect.element(page.getByText("Motif : Donnée personnelle")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Modération" })).not.toBeInTheDocument();
  });
});
