import { useState } from "react";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import { EXAMPLE_ZOOM } from "../../../src/features/home/examples.ts";
import { HomePreview } from "../../../src/features/home/home-preview.tsx";
import { HomePage, type HomePageProps } from "../../../src/features/home/home-page.tsx";
import type { ReadTile } from "../../../src/map/tiles/tile-source.ts";
import { pageBarriers, renderFramed } from "../../ui/framed.tsx";

let retries = 0;

function openHome(state: HomePageProps["state"]) {
  retries = 0;
  const onRetry = () => {
    retries += 1;
  };
  return renderFramed(
    <BareShell>
      <HomePage state={state} onRetry={onRetry} />
    </BareShell>,
  );
}

describe("the first visit", () => {
  it("leads to the choice of a commune in one press [NAV-2, UI-3]", async () => {
    await openHome("ready");
    const choose = page.getByRole("link", { name: "Choisir ma commune" });
    await expect.element(choose).toHaveAttribute("href", "/city/France/map/onboarding");
    await expect.element(page.getByRole("link", { name: "Me localiser" })).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });

  it("says that there is no network, and can begin all the same [CITY-19, UI-3]", async () => {
    await openHome("offline");
    await expect.element(page.getByText("Vous êtes hors ligne")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Choisir ma commune" })).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });

  it("says it as well to whoever has an account already, who has nothing to try again [CITY-19]", async () => {
    await openHome("ready");
    await expect.element(page.getByText("Vous êtes hors ligne")).not.toBeInTheDocument();
    const line = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => line.mockRestore());
    dispatchEvent(new Event("offline"));
    await expect.element(page.getByText("Vous êtes hors ligne")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Réessayer" })).not.toBeInTheDocument();
    line.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await expect.element(page.getByText("Vous êtes hors ligne")).not.toBeInTheDocument();
  });

  it("offers to try again when the sign-in went wrong, and only when asked [AUTH-1, UI-3]", async () => {
    await openHome("failed");
    expect(await pageBarriers()).toEqual([]);
    expect(retries).toBe(0);
    await page.getByRole("button", { name: "Réessayer" }).click();
    expect(retries).toBe(1);
  });
});

const DRAWN = {
  url: "/tests/map/some-tiles/14.png?{z}/{x}/{y}",
  attribution: "© IGN – Plan IGN",
  attributionUrl: "https://cartes.gouv.fr",
  minNativeZoom: 0,
  maxNativeZoom: 19,
};

/** As far above as a tile is drawn from. */
const COARSEST_ZOOM = EXAMPLE_ZOOM - 5;

const GONE = { ...DRAWN, read: () => Promise.reject(new TypeError("Failed to fetch")) };

function PreviewThatLosesItsGround() {
  const [isLost, setLost] = useState(false);
  return (
    <main style={{ position: "relative", blockSize: 400 }}>
      <button type="button" style={{ position: "relative", zIndex: 1 }} onClick={() => setLost(true)}>
        Autre fond
      </button>
      <HomePreview tiles={isLost ? GONE : DRAWN} />
    </main>
  );
}

describe("what the first visit shows", () => {
  it("is a map with five examples that open, said to be examples [NAV-27, UI-3]", async () => {
    await renderFramed(
      <main style={{ position: "relative", blockSize: 400 }}>
        <HomePreview tiles={DRAWN} />
      </main>,
    );
    await expect.element(page.getByText("Exemple, à Betton")).toBeVisible();
    await expect.poll(() => page.getByRole("button").elements()).toHaveLength(5);
    const card = page.getByRole("status").filter({ hasText: "Sept voisins" });
    await expect.element(card).toBeVisible();
    await page.getByRole("button", { name: "Trou dans la chaussée, Intervention programmée" }).click();
    await expect.element(page.getByText("La réparation est prévue jeudi.")).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
  });

  it("is a drawing again where its background cannot be had any more [NAV-27, MAP-4]", async () => {
    await renderFramed(<PreviewThatLosesItsGround />);
    await expect.element(page.getByText("Exemple, à Betton")).toBeVisible();
    await page.getByRole("button", { name: "Autre fond" }).click();
    await expect.element(page.getByText("Exemple, à Betton")).not.toBeInTheDocument();
    expect(page.getByRole("button").elements()).toHaveLength(1);
  });

  it("is a drawing as long as part of the background is missing, and the map once all of it is here [NAV-27, MAP-4]", async () => {
    let isBack = false;
    let answered = 0;
    const aTile = async (): Promise<Blob> => (await fetch("/tests/map/some-tiles/14.png")).blob();
    const read: ReadTile = async ({ x, z }) => {
      if (isBack || (z === EXAMPLE_ZOOM && x % 2 === 0)) return aTile();
      answered += z === COARSEST_ZOOM ? 1 : 0;
      throw new TypeError("Failed to fetch");
    };
    await renderFramed(
      <main style={{ position: "relative", blockSize: 400, inlineSize: 700 }}>
        <HomePreview tiles={{ ...DRAWN, read }} />
      </main>,
    );
    await expect.poll(() => document.querySelectorAll("img.leaflet-tile-loaded").length).toBeGreaterThan(1);
    await expect.poll(() => answered).toBeGreaterThan(0);
    await expect.poll(() => document.querySelector("[data-drawn=true] > img")).not.toBeNull();
    expect(page.getByRole("button").elements()).toHaveLength(0);
    expect(page.getByRole("link").elements()).toHaveLength(0);
    isBack = true;
    dispatchEvent(new Event("online"));
    await expect.element(page.getByText("Exemple, à Betton")).toBeVisible();
    await expect.poll(() => page.getByRole("button").elements()).toHaveLength(5);
    expect(document.querySelector("[data-drawn] > img")).toBeNull();
  });

  it("names three facts under the way in [NAV-27]", async () => {
    await openHome("ready");
    for (const fact of ["Sans compte", "Sans réseau", "La mairie répond"])
      await expect.element(page.getByRole("heading", { name: fact })).toBeVisible();
  });
});
