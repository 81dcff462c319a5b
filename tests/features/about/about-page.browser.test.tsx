import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AboutPage, type AboutPageProps } from "../../../src/features/about/about-page.tsx";
import type { Publisher } from "../../../src/remote/config/publisher.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";

const NOTHING_SAID: Publisher = {
  name: "",
  address: "",
  director: "",
  host: "",
  dataOfficer: "",
  source: "",
  contact: "",
};
const BETTON: Publisher = {
  name: "Commune de Betton",
  address: "Place Charles de Gaulle\n35830 Betton",
  director: "La maire de Betton",
  host: "Un hébergeur\n1 rue du Port, Rennes",
  dataOfficer: "dpd@betton.example",
  source: "https://code.betton.example/parvis",
  contact: "parvis@betton.example",
};

const openAbout = (over: Partial<AboutPageProps> = {}) =>
  renderFramed(
    <AboutPage
      publisher={BETTON}
      map={{ attribution: "© IGN – Plan IGN", attributionUrl: "https://cartes.gouv.fr" }}
      cityPath="/city/35024/details"
      countsVisits={false}
      {...over}
    />,
  );

const part = (name: string) => page.getByRole("region", { name });

describe("« À propos »", () => {
  it("says whom to call before anything else, and that a report is no call for help [NAV-21]", async () => {
    await openAbout();
    const urgent = part("Que faire en urgence");
    await expect.element(urgent.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
    await expect.element(urgent.getByRole("link", { name: "114" })).toHaveAttribute("href", "sms:114");
    await expect.element(urgent.getByText(/n’est pas un appel au secours/u)).toBeVisible();
    await expect
      .element(urgent.getByRole("link", { name: /contacts d’urgence de votre commune/u }))
      .toHaveAttribute("href", "/city/35024/details");
  });

  it("names who publishes the service, who hosts it, and whom to write to [NAV-21]", async () => {
    await openAbout();
    const notice = part("Mentions légales");
    for (const said of [/Commune de Betton/u, "La maire de Betton", /Un hébergeur/u]) {
      await expect.element(notice.getByText(said)).toBeVisible();
    }
    await expect
      .element(notice.getByRole("link", { name: BETTON.contact }))
      .toHaveAttribute("href", "mailto:parvis@betton.example");
    await expect.element(part("Vos données").getByRole("link", { name: BETTON.dataOfficer })).toBeVisible();
    await expect.element(part("Accessibilité").getByText(/Commune de Betton s’engage/u)).toBeVisible();
  });

  it("says which fields a deployment did not fill [NAV-21]", async () => {
    await openAbout({ publisher: NOTHING_SAID, cityPath: undefined });
    expect(page.getByText("Non renseigné.").elements()).toHaveLength(4);
    await expect.element(part("Accessibilité").getByText(/L’éditeur de ce service s’engage/u)).toBeVisible();
    await expect.element(part("Accessibilité").getByText(/dites-le à la mairie/u)).toBeVisible();
    expect(page.getByRole("link", { name: /ma commune/iu }).elements()).toHaveLength(0);
  });

  it("mentions a cookie only where visits may be counted [NAV-21, AUD-1]", async () => {
    await openAbout();
    await expect.element(page.getByText(/Vos visites ne sont pas comptées\./u)).toBeVisible();
    await expect.element(page.getByText(/Parvis n’utilise pas de cookie\./u)).toBeVisible();
    await openAbout({ countsVisits: true });
    await expect.element(page.getByText(/ne sont comptées que si vous l’acceptez/u)).toBeVisible();
    await expect.element(page.getByText(/Un cookie n’est posé que si/u)).toBeVisible();
  });

  it("claims no accessibility before an audit [NAV-21]", async () => {
    await openAbout();
    await expect
      .element(part("Accessibilité").getByRole("heading", { name: "État de conformité : non conforme" }))
      .toBeVisible();
  });

  it("credits every source of the map, and shows the version [NAV-21, MAP-5]", async () => {
    await openAbout();
    const credits = part("Version, licences et crédits");
    await expect
      .element(credits.getByRole("link", { name: "© IGN – Plan IGN" }))
      .toHaveAttribute("href", "https://cartes.gouv.fr");
    await expect
      .element(credits.getByRole("link", { name: "Voir son code source" }))
      .toHaveAttribute("href", "https://code.betton.example/parvis");
    await expect.element(credits.getByText(/^Version \S+\. Parvis est un logiciel libre/u)).toBeVisible();
  });

  it("leads to the licences of the libraries by keyboard, in the same tab, and says that it takes the network [NAV-21]", async () => {
    await openAbout();
    const credits = part("Version, licences et crédits");
    const link = credits.getByRole("link", { name: "Licences des bibliothèques" });
    await expect.element(link).toHaveAttribute("href", "/licences.txt");
    await expect.element(link).not.toHaveAttribute("target");
    await expect.element(credits.getByText(/en anglais, avec du réseau/u)).toBeVisible();
    const opened = new Promise<Event>((resolve) => {
      link.element().addEventListener("click", (click) => {
        // The test's own page must not be left.
        click.preventDefault();
        resolve(click);
      });
    });
    credits.getByRole("link", { name: "Voir son code source" }).element().focus();
    await userEvent.keyboard("{Tab}");
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect((await opened).target).toBe(link.element());
  });

  it("is accessible, and does not scroll sideways at 320 pixels [NAV-21, UI-3]", async () => {
    await page.viewport(320, 640);
    await openAbout();
    await expect.element(part("Accessibilité")).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await barriers()).toEqual([]);
    await page.viewport(414, 896);
  });
});
