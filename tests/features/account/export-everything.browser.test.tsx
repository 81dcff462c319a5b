import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { PrivacySection } from "../../../src/features/account/privacy-section.tsx";
import { aCommand } from "../../examples/a-command.ts";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { aDraft, aPhoto } from "../../data/environment/a-device.ts";
import { plain } from "../../support/plain.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";
import { aCloud, openAccountScreen } from "./account-screen.tsx";
import { waitFor } from "../../support/wait-for.ts";

interface File {
  readonly city: unknown;
  readonly device: {
    readonly outbox: { readonly commands: readonly { readonly command: unknown }[] };
    readonly drafts: readonly { readonly photos: readonly { readonly base64: string }[] }[];
    readonly remembered: Readonly<Record<string, string>>;
    readonly copies: { readonly reports?: readonly unknown[]; readonly keptCommunes?: readonly unknown[] };
  };
}

/** Presses the button, and reads what the browser was given to save. */
async function savedFile(): Promise<File> {
  const made = vi.spyOn(URL, "createObjectURL");
  onTestFinished(() => made.mockRestore());
  await page.getByRole("button", { name: "Télécharger toutes mes données" }).click();
  await waitFor(() => expect(made).toHaveBeenCalledOnce());
  const [blob] = made.mock.calls[0] ?? [];
  return JSON.parse(plain(await (blob as Blob).text())) as File;
}

const unsent = [aCommand()];
const withDraft = async (device: DeviceDatabase) => {
  await device.drafts.add(aDraft());
  await device.photos.add(aPhoto());
};
const notice = (text: string | RegExp) => page.getByRole("status").getByText(text);

describe("the file of everything about a person", () => {
  it("holds both halves when both can be read [AUTH-22, AUTH-30]", async () => {
    await openAccountScreen(<PrivacySection />, { services: aCloud().services, unsent, before: withDraft });
    const { city, device } = await savedFile();
    expect(city).toEqual({ profile: { displayName: "Yann" } });
    expect(device.outbox.commands.map(({ command }) => command)).toEqual(unsent);
    expect(device.drafts[0]?.photos[0]?.base64).toBe("/9j/4A==");
    await expect.element(notice("Le fichier est enregistré dans vos téléchargements.")).toBeVisible();
  });

  it("holds the city's data on this device, and no credentials [AUTH-22, AUTH-30, P8]", async () => {
    localStorage.setItem("parvis-device-somebody-else-sentinel", "{}");
    localStorage.setItem("parvis.city", "35024");
    onTestFinished(() => {
      localStorage.removeItem("parvis-device-somebody-else-sentinel");
      localStorage.removeItem("parvis.city");
    });
    const mine = anAnomaly({ authorId: "guest-noemie" });
    const { replica } = await openDatabases({
      city: aCity(),
      anomalies: [mine],
      actor: undefined,
      heard: true,
    });
    await openAccountScreen(<PrivacySection />, { services: undefined, replica });
    const { device } = await savedFile();
    expect(device.copies.reports).toEqual([mine]);
    expect(device.copies.keptCommunes).toMatchObject([{ cityId: "35024", reports: 1 }]);
    expect(device.remembered).toMatchObject({ "parvis.city": "35024" });
    expect(device.remembered).not.toHaveProperty("parvis-device-somebody-else-sentinel");
    expect(JSON.stringify(device)).not.toMatch(/token/iu);
  });

  it.each(["offline", "signed_out"] as const)(
    "without the server's half (%s) holds the device's, and says so on screen and inside [AUTH-30, P13, UI-3]",
    async (code) => {
      const { services } = aCloud({ refusals: { export: code } });
      await openAccountScreen(<PrivacySection />, { services, unsent });
      const { city, device } = await savedFile();
      const why = {
        offline: "Le serveur n’a pas pu être joint.",
        signed_out: "Votre session a pris fin : le serveur ne sait plus qui demande.",
      }[code];
      expect(city).toEqual({ missing: code, why });
      expect(device.outbox.commands).toHaveLength(1);
      expect(device.copies).toEqual({ missing: "not_open" });
      await expect.element(notice("Le fichier ne contient que ce qui est sur cet appareil")).toBeVisible();
      await expect.element(notice(why)).toBeVisible();
      expect(await pageBarriers()).toEqual([]);
    },
  );

  it("is asked for again where it came without the server's half [AUTH-30, P13]", async () => {
    const { services, mend } = aCloud({ refusals: { export: "offline" } });
    await openAccountScreen(<PrivacySection />, { services, unsent });
    expect((await savedFile()).city).toMatchObject({ missing: "offline" });
    mend("export");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expect.element(notice("Le fichier est enregistré dans vos téléchargements.")).toBeVisible();
  });

  it("works before the cloud modules are loaded [AUTH-30]", async () => {
    await openAccountScreen(<PrivacySection />, { services: undefined, unsent });
    const { city, device } = await savedFile();
    expect(city).toMatchObject({ missing: "offline" });
    expect(device.outbox.commands).toHaveLength(1);
  });

  it("says when this device could not be read [AUTH-30, P13]", async () => {
    const device = await openAccountScreen(<PrivacySection />, { services: aCloud().services, unsent });
    device.close({ disableAutoOpen: true });
    const file = await savedFile();
    expect(file.device).toEqual({
      missing: "unreadable",
      why: "La mémoire de cet appareil n’a pas pu être lue.",
    });
    expect(file.city).toEqual({ profile: { displayName: "Yann" } });
    await expect.element(notice("Le fichier ne contient que ce que garde la commune")).toBeVisible();
  });

  it("is not created when neither half can be read [AUTH-30, P13]", async () => {
    const device = await openAccountScreen(<PrivacySection />, { services: undefined, unsent });
    device.close({ disableAutoOpen: true });
    const made = vi.spyOn(URL, "createObjectURL");
    onTestFinished(() => made.mockRestore());
    await page.getByRole("button", { name: "Télécharger toutes mes données" }).click();
    await expect.element(page.getByRole("alert").getByText(/Aucun fichier créé/u)).toBeVisible();
    expect(made).not.toHaveBeenCalled();
    await expect.element(page.getByRole("alert").getByRole("button", { name: "Réessayer" })).toBeVisible();
  });
});
