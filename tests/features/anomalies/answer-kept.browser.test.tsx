import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { SETTING_DRAFT } from "../../../src/data/device/setting-keys.ts";
import { makePhoto } from "../../../src/data/photos/add-photo.ts";
import { aStatusChange } from "../../examples/a-command.ts";
import { WORDS, wholeAnswer } from "../../examples/answers.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { barriers } from "../../ui/framed.tsx";
import { anAfterPhoto } from "./an-after-photo.ts";
import { openScreen } from "./open-screen.tsx";
import { A_MODERATOR, wasOvertaken } from "./other-moderator.ts";

const detail = `/list/anomaly/${anAnomaly().id}`;
/** Under which name what is typed of an answer lies on the device. */
const OWNER = `answer ${anAnomaly().id}`;
const KEPT = `${SETTING_DRAFT}35024 ${OWNER}`;
const PHOTO_ID = anIdentifier(901);

/** A phone that takes its time with a picture, until the answer is called. */
function holdPictures(): () => void {
  const decode = globalThis.createImageBitmap;
  let release = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = async (...picture: Parameters<typeof decode>) => {
    await promise;
    return decode(...picture);
  };
  vi.spyOn(globalThis, "createImageBitmap").mockImplementation(held);
  onTestFinished(() => void vi.restoreAllMocks());
  return () => release();
}

describe("a moderator whose answer is not with the city yet", () => {
  it("finds the words and the photo of an answer again when the page is opened anew [FORM-6] [MOD-10]", async () => {
    const words = { to: "resolved", reason: WORDS, code: "", partner: "", plannedFor: "" };
    const kept = await makePhoto({
      id: PHOTO_ID,
      ownerId: OWNER,
      cityId: "35024",
      file: await anAfterPhoto(),
    });
    const before = async (later: DeviceDatabase) => {
      await later.settings.put({ key: KEPT, value: JSON.stringify(words) });
      if (kept.ok) await later.photos.put(kept.value);
    };
    const { device } = await openScreen({
      at: detail,
      anomalies: [anAnomaly()],
      actor: A_MODERATOR,
      before,
    });
    const moderation = page.getByRole("region", { name: "Modération" });
    await moderation.getByRole("button", { name: "Répondre" }).click();
    await expect.element(page.getByLabelText(/^Explication/u)).toHaveValue(WORDS);
    await expect.element(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    await page.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect.element(page.getByText("Votre réponse : Résolue.")).toBeVisible();
    const [row] = await device.outbox.toArray();
    expect(await device.photos.toArray()).toMatchObject([{ id: PHOTO_ID, ownerId: row?.id }]);
    await expect.poll(() => device.settings.get(KEPT)).toBeUndefined();
  });

  it("compares both versions where another moderator was first, and keeps either [MOD-1] [P3]", async () => {
    const step = { at: NOW, status: "resolved", reason: "Rebouché ce matin.", byKind: "moderator" } as const;
    const history = [...anAnomaly().history, { ...step, byName: "Karim Benali" }];
    const theirs = anAnomaly({ status: "resolved", history, rev: 4 });
    const { device } = await openScreen({ at: detail, anomalies: [theirs], actor: A_MODERATOR });
    const command = aStatusChange(wholeAnswer("planned"));
    await wasOvertaken(device, command, theirs);
    await expect
      .element(page.getByText("À revoir : un autre modérateur a répondu entre-temps"))
      .toBeVisible();
    await expect.element(page.getByText(WORDS)).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "Répondre à nouveau" }).click();
    await expect.element(page.getByRole("radio", { name: "Rouvrir" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("button", { name: "Garder celle de la commune" }).click();
    await expect.poll(() => device.outbox.count()).toBe(0);
  });

  it("takes the answer and its photo along where they answer again, once [MOD-1] [MOD-10] [P1]", async () => {
    const theirs = anAnomaly({ status: "ack", rev: 4 });
    const { device } = await openScreen({ at: detail, anomalies: [theirs], actor: A_MODERATOR });
    const command = aStatusChange(wholeAnswer("resolved"));
    const ownerId = command.id;
    const file = await anAfterPhoto();
    const photo = await makePhoto({ id: PHOTO_ID, ownerId, cityId: "35024", file });
    if (photo.ok) await device.photos.put(photo.value);
    await wasOvertaken(device, command, theirs);
    const again = page.getByRole("button", { name: "Répondre à nouveau" });
    const words = page.getByLabelText(/^Explication/u);
    await again.click();
    await expect.element(words).toHaveValue(WORDS);
    await expect.element(page.getByRole("dialog").getByRole("img", { name: "Photo 1" })).toBeVisible();
    await userEvent.fill(words, "Rebouché, et le trottoir refait.");
    await userEvent.keyboard("{Escape}");
    await again.click();
    await expect.element(words).toHaveValue("Rebouché, et le trottoir refait.");
    await expect.element(page.getByRole("dialog").getByRole("img", { name: "Photo 1" })).toBeVisible();
    const ownersNow = async () => (await device.photos.toArray()).map((one) => one.ownerId).toSorted();
    await expect.poll(ownersNow).toEqual([ownerId, OWNER].toSorted());
    await page.getByRole("button", { name: "Envoyer la réponse" }).click();
    await expect.element(page.getByText("Votre réponse : Résolue.")).toBeVisible();
    await expect.poll(() => device.outbox.count()).toBe(1);
    const [row] = await device.outbox.toArray();
    expect(row?.photoIds).toHaveLength(1);
    await expect.poll(ownersNow).toEqual([row?.id]);
  });

  it("loses nothing of what is typed while a photo is prepared [MOD-10] [FORM-6]", async () => {
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()], actor: A_MODERATOR });
    await page.getByRole("button", { name: "Répondre" }).click();
    await page.getByRole("radio", { name: "Marquer comme résolue" }).click();
    const file = await anAfterPhoto();
    const prepared = holdPictures();
    const moderation = page.getByRole("region", { name: "Modération" });
    await userEvent.upload(moderation.getByLabelText("Choisir"), file);
    await expect.element(page.getByText("Préparation de la photo…")).toBeVisible();
    await userEvent.fill(page.getByLabelText(/^Explication/u), WORDS);
    prepared();
    await expect.element(page.getByRole("img", { name: "Photo 1" })).toBeVisible();
    await expect.element(page.getByLabelText(/^Explication/u)).toHaveValue(WORDS);
    await expect.poll(async () => (await device.settings.get(KEPT))?.value).toContain(WORDS);
  });
});
