import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accepted, refused, type Result } from "../../../src/domain/basics/result.ts";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import {
  CityChoicePage,
  type CityChoicePageProps,
} from "../../../src/features/city-choice/city-choice-page.tsx";
import { pageBarriers, renderFramed } from "../../ui/framed.tsx";

const INDEX = [
  "35024\tBetton\t35830\t12964\t481817\t-16436\tIlle-et-Vilaine",
  "35238\tRennes\t35000\t225081\t481120\t-16820\tIlle-et-Vilaine",
  "93066\tSaint-Denis\t93200\t149077\t\t\tSeine-Saint-Denis",
  "97411\tSaint-Denis\t97400\t155634\t\t\tLa Réunion",
].join("\n");
const BETTON = {
  nom: "Betton",
  code: "35024",
  population: 12_964,
  centre: { type: "Point", coordinates: [-1.6436, 48.1817] },
  mairie: { type: "Point", coordinates: [-1.642, 48.182] },
  contour: {
    type: "Polygon",
    coordinates: [
      [
        [-1.7, 48.1],
        [-1.6, 48.1],
        [-1.6, 48.2],
        [-1.7, 48.1],
      ],
    ],
  },
};

let api: () => Response | Promise<Response>;
const chosen: string[] = [];

beforeEach(() => {
  chosen.length = 0;
  api = () => Response.json([BETTON]);
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, options?: RequestInit) => {
    if (url.includes("/communes?")) return Promise.resolve(api());
    return url.endsWith(".tsv") ? Promise.resolve(new Response(INDEX)) : network(url, options);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openPage(over: Partial<CityChoicePageProps> = {}, state: unknown = null) {
  const onChoose = ({ code }: { code: string }): Promise<Result<void, never>> => {
    chosen.push(code);
    return Promise.resolve(accepted(undefined));
  };
  await renderFramed(
    <BareShell>
      <CityChoicePage
        known={[]}
        online
        onChoose={onChoose}
        onChooseHere={({ code }) => void chosen.push(`${code} here`)}
        {...over}
      />
    </BareShell>,
    { pathname: "/city/France/map/onboarding", state },
  );
}

const search = () => page.getByRole("combobox", { name: /Nom ou code postal/u });
const confirm = () => page.getByRole("button", { name: "C’est ma commune" });

describe("choosing a commune", () => {
  it("goes from a few letters to its shape and its confirmation, by keyboard alone [CITY-8]", async () => {
    await openPage();
    await userEvent.fill(search(), "bett");
    await expect.element(page.getByRole("option", { name: /Betton.*35830.*Ille-et-Vilaine/u })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("figure", { name: "Contour de Betton" })).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
    (confirm().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => chosen).toEqual(["35024"]);
  });

  it("tells homonyms apart by their département [CITY-8]", async () => {
    await openPage();
    await userEvent.fill(search(), "st denis");
    await expect.element(page.getByRole("option", { name: /97400 · La Réunion/u })).toBeVisible();
    await expect.element(page.getByRole("option", { name: /93200 · Seine-Saint-Denis/u })).toBeVisible();
  });

  it("answers nothing with the specified sentence, and a way on [GEO-1]", async () => {
    await openPage();
    await userEvent.fill(search(), "zzzz");
    await expect.element(page.getByText("Pas de données trouvées sur l'API geo.api.gouv.fr")).toBeVisible();
    await expect.element(page.getByText("Vérifiez l’orthographe, ou essayez le code postal.")).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });

  it("says that a shape is approximate when a stand-in made it up [GEO-4]", async () => {
    api = () => Response.json([BETTON], { headers: { "x-parvis-approximate": "1" } });
    await openPage();
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(/Contour approximatif/u)).toBeVisible();
  });

  it("still lets choose what the index knows when the API does not answer [GEO-3, F82]", async () => {
    api = () => new Response("<html>Wi-Fi</html>", { headers: { "content-type": "text/html" } });
    await openPage();
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(/Le service des communes ne répond pas/u)).toBeVisible();
    await confirm().click();
    await expect.poll(() => chosen).toEqual(["35024"]);
  });

  it("does not offer a commune the API knows nothing of [GEO-1]", async () => {
    api = () => Response.json([]);
    await openPage();
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Pas de données trouvées sur l'API geo.api.gouv.fr")).toBeVisible();
    await expect.element(confirm()).not.toBeInTheDocument();
  });

  it("keeps the choice when the city does not open, and says the specified words [CITY-4]", async () => {
    await openPage({ onChoose: () => Promise.resolve(refused("city_load_failed")) });
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await confirm().click();
    await expect.element(page.getByText("Veuilliez sélectionner une ville")).toBeVisible();
    await expect.element(page.getByText(/Votre choix est gardé/u)).toBeVisible();
    await expect.element(confirm()).toBeEnabled();
  });

  it("lists the communes of this device when there is no network [P5]", async () => {
    await openPage({ online: false, known: [{ code: "35024", name: "Betton" }] });
    await expect.element(page.getByText("Vous êtes hors ligne")).toBeVisible();
    await page.getByRole("button", { name: "Betton" }).click();
    await expect.poll(() => chosen).toEqual(["35024"]);
  });
});

describe("choosing without the city", () => {
  it("goes on without network when nobody could say, but never to a commune that does not exist [CITY-19]", async () => {
    await openPage({ onChoose: () => Promise.resolve(refused("city_load_failed")) });
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await confirm().click();
    await page.getByRole("button", { name: "Continuer sans réseau" }).click();
    expect(chosen).toEqual(["35024 here"]);
  });

  it("says in the specified words that there is no such commune, and offers nothing more [GEO-1]", async () => {
    await openPage({ onChoose: () => Promise.resolve(refused("no_such_city")) });
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await confirm().click();
    await expect.element(page.getByText("Pas de données trouvées sur l'API geo.api.gouv.fr")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Continuer sans réseau" })).not.toBeInTheDocument();
  });
});

describe("the map of France", () => {
  const department = () => page.getByRole("combobox", { name: "Département" });

  it("has a list that does the same by keyboard alone [CITY-20, UI-3]", async () => {
    await openPage();
    await userEvent.selectOptions(department(), "35 · Ille-et-Vilaine");
    await expect.element(page.getByText("Ille-et-Vilaine : 2 communes")).toBeVisible();
    (page.getByRole("button", { name: /^Betton/u }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("button", { name: /^Rennes/u })).toHaveFocus();
    await userEvent.keyboard("b");
    await expect.element(page.getByRole("button", { name: /^Betton/u })).toHaveFocus();
    expect(await pageBarriers()).toEqual([]);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("heading", { name: "Betton" })).toHaveFocus();
    await expect.element(confirm()).toBeInViewport();
  });

  it("opens the communes of the département that is pointed at, overseas ones in the list [CITY-20]", async () => {
    await openPage();
    const shape = () => document.querySelector<SVGPathElement>("path[data-department='35']");
    await expect.poll(shape).not.toBeNull();
    shape()?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(page.getByText("Ille-et-Vilaine : 2 communes")).toBeVisible();
    await expect.element(department()).toHaveValue("35");
    await userEvent.selectOptions(department(), "974 · La Réunion");
    await expect.element(page.getByText("La Réunion : 1 commune")).toBeVisible();
  });
});

describe("« Me localiser »", () => {
  it("without an answer offers the nearest centres, and chooses none [CITY-21, GEO-3, UI-3]", async () => {
    api = () => new Response("<html>Wi-Fi</html>", { headers: { "content-type": "text/html" } });
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) => {
      found({ coords: { latitude: 48.19, longitude: -1.64, accuracy: 20 } } as GeolocationPosition);
    });
    await openPage({ online: false });
    await page.getByRole("button", { name: "Me localiser" }).click();
    await expect.element(page.getByText("Vous êtes près de :")).toBeVisible();
    await expect.element(confirm()).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
    await page.getByRole("button", { name: /Betton.*Ille-et-Vilaine.*m$/u }).click();
    await expect.element(confirm()).toBeVisible();
  });

  it("finds the commune around the device, at once for who asked on the home page", async () => {
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((found) => {
      found({ coords: { latitude: 48.18, longitude: -1.64, accuracy: 20 } } as GeolocationPosition);
    });
    await openPage({}, { locate: true });
    await expect.element(page.getByRole("heading", { name: "Betton" })).toBeVisible();
  });

  it("explains a refusal in words and keeps the search [CITY-8]", async () => {
    vi.spyOn(navigator.geolocation, "getCurrentPosition").mockImplementation((_, failed) => {
      failed?.({ code: 1, PERMISSION_DENIED: 1, TIMEOUT: 3 } as GeolocationPositionError);
    });
    await openPage();
    await page.getByRole("button", { name: "Me localiser" }).click();
    await expect.element(page.getByText("La position est bloquée pour ce site")).toBeVisible();
    await expect.element(search()).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });
});
