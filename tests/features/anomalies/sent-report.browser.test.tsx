import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { rowOf } from "../../../src/data/device/commit-command.ts";
import { toast } from "../../../src/ui/toast.ts";
import { aCity } from "../../examples/a-city.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aPhoto } from "../../data/environment/a-device.ts";
import { barriers } from "../../ui/framed.tsx";
import { isCovered } from "../../ui/is-covered.ts";
import { rowOf as cityRow } from "../open-databases.ts";
import { openScreen } from "./open-screen.tsx";

it("the heading of a new report stays in sight under a toast [UI-1] [UI-26]", async () => {
  // Where the bar of the commune stands in the app.
  document.body.style.paddingBlockStart = "56px";
  onTestFinished(() => void document.body.style.removeProperty("padding-block-start"));
  await openScreen({ at: "/map/new-anomaly" });
  const heading = page.getByRole("heading", { level: 1, name: "Nouveau signalement" });
  await expect.element(heading).toBeVisible();
  toast("Parvis est prêt à fonctionner sans réseau.", "success");
  await expect.element(page.getByText("Parvis est prêt à fonctionner sans réseau.")).toBeVisible();
  expect(isCovered(heading.element())).toBe(false);
});

describe("a report that was sent", () => {
  it("is felt under the finger once the device has it, and not before [UI-33]", async () => {
    const felt = vi.spyOn(navigator, "vibrate").mockReturnValue(true);
    const { device } = await openScreen({ at: "/map/new-anomaly", anomalies: [anAnomaly()] });
    const send = page.getByRole("button", { name: /^Envoyer/u });
    await send.click();
    await expect.element(page.getByText("À corriger avant l’envoi")).toBeVisible();
    await userEvent.click(page.getByRole("combobox", { name: /^Chercher une adresse/u }));
    await userEvent.keyboard("tregor");
    await page.getByRole("option", { name: "3 rue du Trégor, 35830 Betton" }).click();
    await page.getByRole("radio", { name: "Éclairage public" }).click();
    await page.getByRole("radio", { name: /Lampadaire éteint$/u }).click();
    await page.getByRole("textbox", { name: "Description" }).fill("Éteint depuis lundi soir.");
    expect(felt).not.toHaveBeenCalled();
    await send.click();
    await expect.poll(() => felt.mock.calls.length).toBe(1);
    expect(await device.outbox.count()).toBe(1);
    felt.mockRestore();
  });

  it("says so where it was sent from when the city refuses it later, and why [P6, UI-3]", async () => {
    const id = anIdentifier(1);
    const { device } = await openScreen({ at: `/map/new-anomaly?draft=${id}` });
    await device.outbox.add(rowOf({ command: aCommand({ id }), photoIds: [] }));
    await expect.element(page.getByRole("heading", { name: "Enregistré sur cet appareil" })).toBeVisible();
    await device.outbox
      .where("id")
      .equals(id)
      .modify({
        state: "refused",
        outcome: {
          commandId: id,
          state: "refused",
          refusal: { code: "quota_reports", limit: 3 },
          appliedAt: NOW,
        },
      });
    await expect.element(page.getByRole("heading", { name: "Ce signalement a été refusé" })).toBeVisible();
    await expect.element(page.getByText(/la limite de 3 signalements par jour/u)).toBeVisible();
    await expect.element(page.getByText("Refusé", { exact: true })).toBeVisible();
    expect(document.querySelector(".lucide-circle-check")).toBeNull();
    await expect.element(page.getByRole("link", { name: "Voir mon signalement" })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("says that it was sent once the city has answered, with its number, and not before [P6, UI-3]", async () => {
    const id = anIdentifier(1);
    const { device, replica } = await openScreen({ at: `/map/new-anomaly?draft=${id}` });
    await device.outbox.add(rowOf({ command: aCommand({ id }), photoIds: [] }));
    await expect.element(page.getByRole("heading", { name: "Enregistré sur cet appareil" })).toBeVisible();
    await expect.element(page.getByText(/^Référence provisoire/u)).toBeVisible();
    await replica.anomalies.upsert(cityRow("anomalies", anAnomaly({ id, number: "2026-0231" })));
    await expect
      .element(page.getByRole("heading", { name: "Signalement envoyé · n° 2026-0231" }))
      .toBeVisible();
    await expect.element(page.getByRole("button", { name: "Partager" })).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("shows its photo high enough to know what is reported, and a map beside it or below in which one finds the place [ANO-15]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    const id = anIdentifier(1);
    const { device } = await openScreen({ at: `/map/new-anomaly?draft=${id}` });
    const photo = aPhoto({ id: anIdentifier(11), ownerId: id });
    await device.photos.add(photo);
    const payload = { ...aCommand().payload, photos: [{ id: photo.id, alt: "Le banc" }] };
    await device.outbox.add(rowOf({ command: aCommand({ id, payload }), photoIds: [photo.id] }));
    const picture = page.getByAltText("Le banc");
    await expect.element(picture).toBeInTheDocument();
    const sizeOf = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
    for (const [width, least] of [
      [414, 180],
      [1024, undefined],
      [1440, 240],
    ] as const) {
      await page.viewport(width, 896);
      const { width: wide, height } = sizeOf(picture.element());
      expect(wide / height).toBeCloseTo(1.5, 1);
      const map = sizeOf(picture.element().nextElementSibling?.querySelector(".leaflet-container"));
      expect(map.height).toBeGreaterThanOrEqual((least ?? height) - 3);
    }
  });

  it("is drawn as sent while a photo follows, as on the map of all [OFF-12]", async () => {
    const id = anIdentifier(1);
    const { device, replica } = await openScreen({ at: `/map/new-anomaly?draft=${id}` });
    const photo = aPhoto({ id: anIdentifier(11), ownerId: id });
    await device.photos.add(photo);
    const payload = { ...aCommand().payload, photos: [{ id: photo.id, alt: "Le banc" }] };
    await device.outbox.add(rowOf({ command: aCommand({ id, payload }), photoIds: [photo.id] }));
    await expect.poll(() => document.querySelector("svg[data-waiting]")).not.toBeNull();
    const photos = [{ id: photo.id, alt: "Le banc", thumb: "", state: "waiting" as const }];
    const anomaly = anAnomaly({ id, number: "2026-0231", photos });
    await replica.anomalies.upsert(cityRow("anomalies", anomaly));
    await device.outbox.where("id").equals(id).modify({ state: "applied" });
    await expect
      .element(page.getByText("Le reste est gardé sur cet appareil et partira dès que possible."))
      .toBeVisible();
    // The title has said it.
    await expect.element(page.getByText("Texte envoyé, photos en attente")).not.toBeInTheDocument();
    const wait = page.getByRole("heading", { name: /^Texte envoyé, la photo attend · n°\s2026-0231$/u });
    await expect.element(wait).toBeVisible();
    await expect.element(page.getByText(/en a reçu le texte\. Tous le voient sur la carte\./u)).toBeVisible();
    await expect.poll(() => document.querySelector("svg[data-waiting]")).toBeNull();
    await device.photos.update(photo.id, { sent: true });
    await expect.element(page.getByRole("heading", { name: /^Signalement envoyé · n°/u })).toBeVisible();
    await expect.element(page.getByText(/l’a reçu\. Tous le voient sur la carte\./u)).toBeVisible();
  });

  it("says who reads it and how to reach the town hall once it was sent where nobody answers [ANO-15, ANO-31]", async () => {
    const townHall = { address: "Place de la Mairie", phone: "02 99 55 81 01", hours: "" };
    const city = aCity({ moderatorsCount: 0, townHall });
    const id = anIdentifier(1);
    await openScreen({ at: `/map/new-anomaly?draft=${id}`, city, anomalies: [anAnomaly({ id })] });
    await expect
      .element(
        page.getByText(
          /^Enregistré et publié\. Aucun agent de Betton n’utilise encore Parvis\. La mairie n’en est pas avertie\./u,
        ),
      )
      .toBeVisible();
    await expect.element(page.getByRole("link", { name: "02 99 55 81 01" })).toBeVisible();
    await page.getByText("Écrire à la mairie").click();
    const letter = page
      .getByRole("textbox", { name: "Votre lettre, prête à envoyer" })
      .element() as HTMLTextAreaElement;
    expect(letter.value).toMatch(/signale à Betton\s: Nid-de-poule rue du Trégor/u);
    const mail = page.getByRole("link", { name: "Ouvrir dans ma messagerie" });
    await expect
      .element(mail)
      .toHaveAttribute("href", expect.stringMatching(/^mailto:\?subject=Nid-de-poule/u));
    await expect
      .element(page.getByRole("link", { name: /^La trouver dans l’annuaire officiel/u }))
      .toHaveAttribute(
        "href",
        "https://lannuaire.service-public.gouv.fr/recherche?whoWhat=Mairie&where=Betton",
      );
    expect(await barriers()).toEqual([]);
  });
});
