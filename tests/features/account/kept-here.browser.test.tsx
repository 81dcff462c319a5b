import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { SETTING_DRAFT } from "../../../src/data/device/setting-keys.ts";
import { keepSharedFiles } from "../../../src/data/device/shared-files.ts";
import { keepOfflineMap } from "../../../src/data/offline-maps/offline-map.ts";
import { pinnedTilesCache } from "../../../src/domain/background/tile-caches.ts";
import { PrivacySection } from "../../../src/features/account/privacy-section.tsx";
import { aCity } from "../../examples/a-city.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { openDatabases } from "../open-databases.ts";
import { aCloud, openAccountScreen } from "./account-screen.tsx";

const MAP = {
  url: "/tiles/{z}/{x}/{y}.png",
  zoomMax: 15,
  tiles: 2,
  done: 2,
  bytes: 2_400_000,
  state: "complete",
} as const;
const line = (text: RegExp | string) => page.getByRole("listitem").getByText(text);

async function keepTiles(cityId: string, count: number): Promise<void> {
  const name = pinnedTilesCache(cityId);
  const cache = await caches.open(name);
  for (let n = 0; n < count; n += 1) await cache.put(`/tiles/${cityId}/${n}.png`, new Response("tile"));
  onTestFinished(async () => void (await caches.delete(name)));
}

describe("what this device keeps", () => {
  it("is listed by commune and by map, with the size of each [AUTH-29, MAP-7, UI-3]", async () => {
    const anomalies = [anAnomaly()];
    const { replica } = await openDatabases({ city: aCity(), anomalies, actor: undefined, heard: true });
    await openAccountScreen(<PrivacySection />, {
      services: aCloud().services,
      replica,
      before: async (device) => {
        await keepOfflineMap(device, "35024", MAP);
        await keepTiles("35024", 2);
        await keepTiles("35238", 3);
      },
    });
    await expect.element(line(/^Betton\s: 1 anomalie, environ \d+\sko$/u)).toBeVisible();
    await expect.element(line(/^Carte hors ligne de Betton\s: 2,4\sMo$/u)).toBeVisible();
    await expect
      .element(line("Carte hors ligne de 35238, demandée avec un autre compte : 3 images"))
      .toBeVisible();
    await expect.element(line(/^En tout, avec l’application elle-même\s: environ/u)).toBeVisible();
    await expect.element(line("Aucune commune")).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
  });

  it("is a commune as far as it was loaded [AUTH-29, P13]", async () => {
    const { replica } = await openDatabases({ city: aCity(), anomalies: [], actor: undefined, heard: false });
    await openAccountScreen(<PrivacySection />, { services: undefined, replica });
    await expect.element(line(/^Betton, pas encore chargée en entier\s: 0 anomalie/u)).toBeVisible();
  });

  it("is a map as far as it was downloaded, and none once the browser evicted it [AUTH-29, MAP-8]", async () => {
    await openAccountScreen(<PrivacySection />, {
      services: aCloud().services,
      before: async (device) => {
        await keepOfflineMap(device, "35024", { ...MAP, state: "wanted", done: 1, bytes: 310_000 });
        await keepOfflineMap(device, "35238", MAP);
      },
    });
    await expect.element(line(/^Carte hors ligne de 35024, incomplète\s: 310\sko$/u)).toBeVisible();
    await expect.element(line(/35238/u)).not.toBeInTheDocument();
  });

  it("is never « aucune » before it is read [AUTH-29, P13]", async () => {
    await openAccountScreen(<PrivacySection />, { services: aCloud().services });
    await expect.element(line("Aucune carte hors ligne")).toBeVisible();
    await expect.element(line("Aucune commune")).not.toBeInTheDocument();
  });

  it("is only a draft, a shared photo, a setting that was begun [AUTH-29]", async () => {
    await keepSharedFiles([new Blob(["a photo"], { type: "image/jpeg" })]);
    onTestFinished(async () => void (await caches.delete("shared-files")));
    await openAccountScreen(<PrivacySection />, {
      services: aCloud().services,
      before: (device) => device.settings.put({ key: `${SETTING_DRAFT}35024 message`, value: "{}" }),
    });
    await expect.element(line("Aucun brouillon")).toBeVisible();
    await expect.element(line("1 photo partagée avec Parvis, pas encore dans un brouillon")).toBeVisible();
    await expect.element(line("1 réglage de commune commencé, pas encore enregistré")).toBeVisible();
  });

  it("is the address that asked for a sign-in link, as long as it is remembered [AUTH-29]", async () => {
    localStorage.setItem("parvis.letter-address", "yann@exemple.fr");
    onTestFinished(() => localStorage.removeItem("parvis.letter-address"));
    await openAccountScreen(<PrivacySection />, { services: undefined });
    await expect
      .element(line("L’adresse à laquelle vous avez demandé un lien : yann@exemple.fr"))
      .toBeVisible();
  });
});
