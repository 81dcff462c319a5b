import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { err } from "../../../src/domain/basics/result.ts";
import { toast } from "../../../src/ui/toast.ts";
import { pageBarriers } from "../../ui/framed.tsx";
import { isCovered } from "../../ui/is-covered.ts";
import { apiAnswers, BETTON, chosen, confirm, openPage, search } from "./open-choice.tsx";

describe("choosing a commune", () => {
  it("goes from a few typed characters to the outline and the confirmation, by keyboard alone [CITY-8]", async () => {
    await openPage();
    await userEvent.fill(search(), "bett");
    await expect.element(page.getByRole("option", { name: /Betton.*35830.*Ille-et-Vilaine/u })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("figure", { name: "Contour de Betton" })).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Betton" })).toHaveFocus();
    expect(await pageBarriers()).toEqual([]);
    (confirm().element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => chosen).toEqual(["35024"]);
  });

  it("says what the point in the outline is [CITY-30]", async () => {
    await openPage();
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Le point indique la mairie")).toBeVisible();
  });

  it("tells homonyms apart by their département [CITY-8]", async () => {
    await openPage();
    await userEvent.fill(search(), "st denis");
    await expect.element(page.getByRole("option", { name: /97400 · La Réunion/u })).toBeVisible();
    await expect.element(page.getByRole("option", { name: /93200 · Seine-Saint-Denis/u })).toBeVisible();
  });

  it("shows all communes of a postcode on request, by keyboard too [CITY-8]", async () => {
    await openPage();
    await userEvent.fill(search(), "51300");
    await expect.element(page.getByRole("option", { name: "Afficher les 4 autres" })).toBeVisible();
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await expect.element(page.getByRole("option", { name: /Champagne 12/u })).toBeInTheDocument();
    await expect.element(page.getByRole("option", { name: /^Afficher/u })).not.toBeInTheDocument();
    await expect.element(page.getByRole("status").getByText("12 communes")).toBeInTheDocument();
  });

  it("shows the specified sentence and a next step when nothing matches [GEO-1]", async () => {
    await openPage();
    await userEvent.fill(search(), "zzzz");
    await expect.element(page.getByText("Pas de données trouvées sur l'API geo.api.gouv.fr")).toBeVisible();
    await expect.element(page.getByText("Vérifiez l’orthographe, ou essayez le code postal.")).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });

  it("says that an outline is approximate when a stand-in generated it [GEO-4]", async () => {
    apiAnswers(() => Response.json([BETTON], { headers: { "x-parvis-approximate": "1" } }));
    await openPage();
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(/Contour approximatif/u)).toBeVisible();
  });

  it("still allows choosing from the index when the API does not answer [GEO-3, F82]", async () => {
    apiAnswers(() => new Response("<html>Wi-Fi</html>", { headers: { "content-type": "text/html" } }));
    await openPage();
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText(/Le service des communes ne répond pas/u)).toBeVisible();
    await expect.element(page.getByText(/vous pouvez choisir cette commune dès maintenant/u)).toBeVisible();
    await confirm().click();
    await expect.poll(() => chosen).toEqual(["35024"]);
  });

  it("does not offer a commune the API knows nothing of [GEO-1]", async () => {
    apiAnswers(() => Response.json([]));
    await openPage();
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Pas de données trouvées sur l'API geo.api.gouv.fr")).toBeVisible();
    await expect.element(confirm()).not.toBeInTheDocument();
  });

  it("says in words that a collectivity of overseas is not served yet, before the choice and after it [CITY-33]", async () => {
    const words = page.getByText("Parvis n’est pas encore ouvert dans cette collectivité d’outre-mer");
    apiAnswers(() => Response.json([]));
    await openPage();
    await userEvent.fill(search(), "noumea");
    await userEvent.keyboard("{Enter}");
    await expect.element(words).toBeVisible();
    await expect.element(confirm()).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
  });

  it("keeps the choice when the city does not open, and says the specified words [CITY-4]", async () => {
    await openPage({ onChoose: () => Promise.resolve(err("city_load_failed")) });
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await confirm().click();
    await expect.element(page.getByText("Veuilliez sélectionner une ville")).toBeVisible();
    await expect.element(page.getByText(/Votre choix est gardé/u)).toBeVisible();
    await expect.element(confirm()).toBeEnabled();
  });

  it("leaves to the strip above the page, for whoever has a commune, that there is no network [P5]", async () => {
    await openPage({ online: false, mine: "35024" });
    await expect
      .element(page.getByText(/Vous pouvez changer de commune et signaler\. Tout sera envoyé au retour/u))
      .toBeVisible();
    await expect.element(page.getByText(/choisir votre commune/u)).not.toBeInTheDocument();
    await expect.element(page.getByText("Vous êtes hors ligne")).not.toBeInTheDocument();
  });

  it("lists the communes of this device when there is no network [P5]", async () => {
    await openPage({ online: false, known: [{ code: "35024", name: "Betton" }] });
    await expect.element(page.getByText("Vous êtes hors ligne")).toBeVisible();
    await page.getByRole("button", { name: "Betton" }).click();
    await expect.poll(() => chosen).toEqual(["35024"]);
  });
});

describe("changing commune", () => {
  const known = [
    { code: "35024", name: "Betton" },
    { code: "35238", name: "Rennes" },
  ];

  it("leaves the way back to the present one in reach under a toast [UI-1]", async () => {
    await openPage({ known, mine: "35024" });
    const stay = page.getByRole("link", { name: "Rester à Betton" });
    await expect.element(stay).toBeVisible();
    toast("Parvis est prêt à fonctionner sans réseau.", "success");
    await expect.element(page.getByText("Parvis est prêt à fonctionner sans réseau.")).toBeVisible();
    expect(isCovered(stay.element())).toBe(false);
  });

  it("leaves the field, its name and what it finds free of a toast on a phone, at the first choice [UI-1]", async () => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(390, 844);
    await openPage();
    await expect.element(search()).toBeVisible();
    toast("Parvis est prêt à fonctionner sans réseau.", "success");
    await expect.element(page.getByText("Parvis est prêt à fonctionner sans réseau.")).toBeVisible();
    const label = page.getByText("Nom ou code postal de votre commune");
    expect([label, search()].map((shown) => isCovered(shown.element()))).toEqual([false, false]);
    await userEvent.fill(search(), "51300");
    await expect.element(page.getByRole("option", { name: "Afficher les 4 autres" })).toBeVisible();
    const first = () => page.getByRole("option").elements().slice(0, 4);
    await expect.poll(() => first().map(isCovered)).toEqual([false, false, false, false]);
    await expect.element(page.getByText("Parvis est prêt à fonctionner sans réseau.")).toBeVisible();
  });

  it("names the present commune and offers the recent ones [CITY-35, UI-3]", async () => {
    await openPage({ known, mine: "35024" });
    await expect.element(page.getByText("Votre commune est Betton.")).toBeVisible();
    const stay = page.getByRole("link", { name: "Rester à Betton" });
    await expect.element(stay).toHaveAttribute("href", "/city/35024/map/anomalies");
    await expect.element(page.getByRole("button", { name: "Betton", exact: true })).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
    await page.getByRole("button", { name: "Rennes", exact: true }).click();
    await expect.poll(() => chosen).toEqual(["35238"]);
  });

  it("proposes the commune of the link that led here, without taking the focus from who types [CITY-35, NAV-2]", async () => {
    await openPage({ asked: "35024" });
    await expect.element(page.getByRole("heading", { name: "Betton" })).toBeVisible();
    await expect.element(confirm()).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Betton" })).not.toHaveFocus();
  });

  it("says at once that no commune has the code of the link [CITY-29, UI-3]", async () => {
    await openPage({ asked: "99999" });
    await expect.element(page.getByText(/Aucune commune de France n’a le code 99999/u)).toBeVisible();
    await expect.element(search()).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });
});

describe("choosing without the city", () => {
  it("continues offline when the API could not be asked, but never to a commune that does not exist [CITY-19]", async () => {
    await openPage({ onChoose: () => Promise.resolve(err("city_load_failed")) });
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await confirm().click();
    await page.getByRole("button", { name: "Continuer sans réseau" }).click();
    expect(chosen).toEqual(["35024 here"]);
  });

  it("says in the specified words that there is no such commune, and offers nothing more [GEO-1]", async () => {
    await openPage({ onChoose: () => Promise.resolve(err("no_such_city")) });
    await userEvent.fill(search(), "betton");
    await userEvent.keyboard("{Enter}");
    await confirm().click();
    await expect.element(page.getByText("Pas de données trouvées sur l'API geo.api.gouv.fr")).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Continuer sans réseau" })).not.toBeInTheDocument();
  });
});
