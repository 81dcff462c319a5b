import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { isAnythingUnkept } from "../../../src/data/drafts/unkept.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aPhoto } from "../../data/environment/a-device.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "./open-screen.tsx";

const KEPT = anIdentifier(1);

/** From now on the device keeps and gives back nothing, as a full or dying disk does. */
function refuseWrites(device: DeviceDatabase): void {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  for (const table of [device.drafts, device.photos]) {
    table.hook("updating", refuse);
    table.hook("deleting", refuse);
  }
}

/** New drafts find no room, until told otherwise. */
function refuseDrafts({ drafts }: DeviceDatabase): () => void {
  const refuse = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  drafts.hook("creating", refuse);
  return () => drafts.hook("creating").unsubscribe(refuse);
}

describe("a device that refuses", () => {
  it("to keep what is typed lets no update take it, until it is kept after all [P1, SW-17]", async () => {
    const { device } = await openScreen({ at: `/map/new-anomaly?draft=${KEPT}` });
    const allow = refuseDrafts(device);
    await page.getByText("Ajouter des précisions").click();
    const title = page.getByRole("textbox", { name: "Titre" });
    await title.fill("Banc cassé");
    await expect.element(page.getByText("Le brouillon n’est pas enregistré")).toBeVisible();
    await expect.poll(isAnythingUnkept).toBe(true);
    allow();
    await title.fill("Banc cassé net");
    await expect.element(page.getByText("Le brouillon n’est pas enregistré")).not.toBeInTheDocument();
    await expect.poll(isAnythingUnkept).toBe(false);
  });

  it("to delete a draft says so, and the draft is still there [P1, UI-3]", async () => {
    const { device } = await openScreen({ at: "/map/new-anomaly" });
    const draft = { kind: "report-anomaly", cityId: "35024", updatedAt: NOW } as const;
    await device.drafts.add({ id: KEPT, ...draft, fields: { title: "Banc cassé" } });
    await page.getByRole("button", { name: "Supprimer : Banc cassé" }).click();
    refuseWrites(device);
    await page.getByRole("button", { name: "Supprimer", exact: true }).click();
    await expect
      .element(page.getByRole("alert").filter({ hasText: /n’a pas pu le supprimer\s: rien n’a été effacé/u }))
      .toBeVisible();
    expect(await device.drafts.get(KEPT)).toMatchObject({ fields: { title: "Banc cassé" } });
    expect(await barriers()).toEqual([]);
  });

  it("to keep the words of a photo, or to let it go, says so, and the words stay in their field [P1]", async () => {
    const { device } = await openScreen({ at: `/map/new-anomaly?draft=${KEPT}` });
    const blob = new Blob([Uint8Array.of(1)], { type: "image/jpeg" });
    const waiting = { sent: false, refusal: null, attempts: 0, nextAttemptAt: 0, lastError: null };
    const owner = { ownerId: KEPT, cityId: "35024", alt: "", bytes: 1 };
    await device.photos.add({ id: anIdentifier(11), blob, preview: blob, ...owner, ...waiting });
    await page.getByText("Ajouter des précisions").click();
    const words = page.getByRole("textbox", { name: /^Ce que montre la photo 1/u });
    await expect.element(words).toBeVisible();
    refuseWrites(device);
    await words.fill("Un banc sans dossier");
    await expect.element(words).toHaveAccessibleDescription(/L’enregistrement a échoué/u);
    await expect.element(words).toHaveValue("Un banc sans dossier");
    await page.getByRole("button", { name: /^Retirer la photo/u }).click();
    await expect.element(page.getByText(/n’a pas pu le supprimer\s: rien n’a été effacé/u)).toBeVisible();
    expect(await device.photos.count()).toBe(1);
  });

  it("and loses a photo under the open form says so when it is sent, and sends without it only when asked again [P1, OFF-11]", async () => {
    const { device } = await openScreen({ at: `/map/new-anomaly?draft=${KEPT}` });
    await device.photos.bulkAdd([aPhoto(), aPhoto({ id: anIdentifier(12) })]);
    await page.getByRole("button", { name: "Retirer la photo 2" }).click();
    await expect.element(page.getByRole("img", { name: "Le lampadaire" })).toBeVisible();
    await device.photos.clear();
    await expect.element(page.getByRole("img", { name: "Le lampadaire" })).not.toBeInTheDocument();
    const send = page.getByRole("button", { name: /^Envoyer le signalement/u });
    await send.click();
    const alert = page.getByRole("alert").filter({ hasText: "1 photo n’est plus sur cet appareil" });
    await expect.element(alert).toBeVisible();
    await expect.element(page.getByLabelText("Prendre une photo")).toHaveFocus();
    await expect.element(page.getByRole("heading", { name: /^À corriger/u })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
    await send.click();
    await expect.element(page.getByRole("heading", { name: /^À corriger/u })).toBeVisible();
  });
});
