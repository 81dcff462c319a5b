import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { isTheMiddleMasked, maskTheMiddle, maskToolOpener } from "../../shared/mask-the-middle.ts";
import { barriers } from "../../ui/framed.tsx";
import { anAfterPhoto } from "./an-after-photo.ts";
import { openScreen } from "./open-screen.tsx";

const detail = `/list/anomaly/${anAnomaly().id}`;
const A_PIXEL = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";
const showIt = page.getByRole("button", { name: "Montrer en photo" });

describe("who sees that a report of somebody else is resolved", () => {
  it("shows it with a photo, masked where it was masked, without network [ANO-20] [PHO-7] [P1]", async () => {
    const city = aCity({ preModeration: "none" });
    const { device } = await openScreen({ at: detail, anomalies: [anAnomaly()], city });
    const saysSo = page.getByRole("button", { name: "C’est résolu" });
    await expect.element(saysSo).toBeVisible();
    const said = page.getByText(anAnomaly().description, { exact: true }).element();
    expect(said.compareDocumentPosition(saysSo.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect.element(showIt).toBeVisible();
    // Side by side on a phone, and neither breaks its words.
    await page.viewport(390, 844);
    const edgesOf = (button: typeof showIt) => {
      const { top, height } = button.element().getBoundingClientRect();
      return { top, height };
    };
    expect(edgesOf(showIt)).toEqual(edgesOf(saysSo));
    expect(edgesOf(saysSo).height).toBeLessThan(50);
    await showIt.click();
    const dialog = page.getByRole("dialog", { name: "Indiquer comme résolue" });
    await userEvent.upload(dialog.getByLabelText("Choisir"), await anAfterPhoto());
    await maskToolOpener().click();
    await maskTheMiddle();
    await expect.poll(() => isTheMiddleMasked(device)).toBe(true);
    expect(await barriers()).toEqual([]);
    await dialog.getByRole("button", { name: "C’est résolu" }).click();
    await expect.element(page.getByText("Vous avez indiqué que c’est résolu.")).toBeVisible();
    await expect.element(page.getByText("Montré comme résolu par un habitant")).toBeVisible();
    await expect.element(page.getByText("Après, par un habitant")).toBeVisible();
    const [row] = await device.outbox.toArray();
    const [photo] = await device.photos.toArray();
    expect(row).toMatchObject({ kind: "claim-resolved", photoIds: [photo?.id] });
    expect(photo).toMatchObject({ ownerId: row?.id });
    expect(await isTheMiddleMasked(device)).toBe(true);
  });

  it("says so without one where newcomers are checked first [ANO-20] [MOD-6]", async () => {
    await openScreen({ at: detail, anomalies: [anAnomaly()], city: aCity({ preModeration: "newcomers" }) });
    await expect.element(page.getByRole("button", { name: "C’est résolu" })).toBeVisible();
    await expect.element(showIt).not.toBeInTheDocument();
  });

  it("sees without network what they said, and takes thanks back [ANO-20] [ANO-25] [P1]", async () => {
    const step = { at: NOW, status: "resolved", reason: "", byKind: "moderator", byName: "" } as const;
    const anomaly = anAnomaly({ status: "resolved", history: [...anAnomaly().history, step] });
    const { device } = await openScreen({ at: detail, anomalies: [anomaly] });
    const thanks = page.getByRole("button", { name: /^Merci aux agents/u });
    for (const pressed of ["true", "false"]) {
      await thanks.click();
      await expect.element(thanks).toHaveAttribute("aria-pressed", pressed);
    }
    const sent = (await device.outbox.toArray()).map(({ command }) => command.payload);
    expect(sent.at(-1)).toMatchObject({ on: false });
  });

  it("gives the report no picture in the list: who reported it took none [ANO-20]", async () => {
    const shown = { id: anIdentifier(71), alt: "", state: "stored", thumb: A_PIXEL } as const;
    const photos = [
      { ...shown, isClaim: true },
      { ...shown, id: anIdentifier(72), isAfter: true },
    ];
    const [mine, theirs] = [anAnomaly(), anAnomaly({ id: anIdentifier(73), photos })];
    const anomalies = [{ ...mine, photos: [shown, ...photos] }, theirs];
    await openScreen({ at: "/list/anomalies", anomalies });
    await expect.poll(() => document.querySelectorAll("main a").length).toBeGreaterThan(1);
    await expect.poll(() => document.querySelectorAll(`img[src="${A_PIXEL}"]`).length).toBe(1);
  });

  it("stands beside the photo of the work, each with who took it [ANO-20] [MOD-10]", async () => {
    const sent = { alt: "", state: "waiting", thumb: "" } as const;
    const photos = [
      { ...sent, id: anIdentifier(71), isClaim: true },
      { ...sent, id: anIdentifier(72), isAfter: true },
    ];
    await openScreen({ at: detail, anomalies: [anAnomaly({ photos })] });
    await expect.element(page.getByRole("heading", { name: "Après l’intervention" })).toBeVisible();
    await expect.element(page.getByText("Après, par un habitant")).toBeVisible();
    await expect.element(page.getByText("Après", { exact: true })).toBeVisible();
  });
});
