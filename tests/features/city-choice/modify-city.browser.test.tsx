import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { BareShell } from "../../../src/app/shell/bare-shell.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import { ok, err } from "../../../src/domain/basics/result.ts";
import {
  ModifyCityPage,
  type ModifyCityPageProps,
} from "../../../src/features/city-choice/modify-city-page.tsx";
import { aGuest } from "../../examples/accounts.ts";
import { pageBarriers, renderFramed } from "../../ui/framed.tsx";

const INDEX = [
  "35024\tBetton\t35830\t12964\t481817\t-16436\tIlle-et-Vilaine",
  "29019\tBrest\t29200\t139619\t483900\t-44860\tFinistère",
  "35238\tRennes\t35000\t225081\t\t\tIlle-et-Vilaine",
  "98901\tÎle de Clipperton\t98799\t\t\t\tÎle de Clipperton",
].join("\n");

const done: string[] = [];

beforeEach(() => {
  done.length = 0;
  const network = globalThis.fetch;
  vi.stubGlobal("fetch", (url: string, options?: RequestInit) =>
    url.endsWith(".tsv") ? Promise.resolve(new Response(INDEX)) : network(url, options),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function openPage(over: Partial<ModifyCityPageProps> = {}) {
  const way = (name: string) => () => {
    done.push(name);
    return Promise.resolve(ok(undefined));
  };
  await renderFramed(
    <DataProvider value={{ device: undefined, replica: undefined, actor: aGuest() }}>
      <BareShell>
        <ModifyCityPage
          mine="35024"
          asked="35238"
          unsent={0}
          canOpen
          isUnopened={false}
          onChange={way("change")}
          onVisit={way("visit")}
          onCancel={() => done.push("cancel")}
          {...over}
        />
      </BareShell>
    </DataProvider>,
  );
}

const button = (name: string) => page.getByRole("button", { name });

describe("a link to another commune", () => {
  it("names both communes and offers three ways [NAV-12, UI-3]", async () => {
    await openPage();
    await expect
      .element(page.getByRole("heading", { level: 1, name: "Vous ouvrez une page de Rennes" }))
      .toBeVisible();
    await expect.element(page.getByText("Votre commune est Betton.")).toBeVisible();
    await button("Consulter sans changer").click();
    await button("Changer de commune").click();
    await button("Annuler").click();
    expect(done).toEqual(["visit", "change", "cancel"]);
    expect(await pageBarriers()).toEqual([]);
  });

  it("says what waits for the former commune, and that it still goes there [F53, P1]", async () => {
    await openPage({ unsent: 2 });
    await expect.element(page.getByText("2 envois attendent encore")).toBeVisible();
    await expect.element(page.getByText(/partiront à Betton, quel que soit votre choix/u)).toBeVisible();
    expect(await pageBarriers()).toEqual([]);
  });

  it("can become one's own without network, as at the first choice; a visit waits for it [P5, CITY-19]", async () => {
    await openPage({
      canOpen: false,
      asked: "29019",
      onChange: (commune) => {
        done.push(commune?.name ?? "");
        return Promise.resolve(ok(undefined));
      },
    });
    await expect.element(page.getByText(/vous pouvez en faire votre commune et y signaler/u)).toBeVisible();
    await expect.element(button("Consulter sans changer")).toBeDisabled();
    await button("Changer de commune").click();
    expect(done).toEqual(["Brest"]);
    expect(await pageBarriers()).toEqual([]);
  });

  it("does not offer to open offline what is not on the device [P5]", async () => {
    await openPage({ canOpen: false, asked: "98901" });
    await expect.element(button("Changer de commune")).toBeDisabled();
    await expect.element(button("Consulter sans changer")).toBeDisabled();
    await expect.element(page.getByText(/Île de Clipperton n’est pas sur cet appareil/u)).toBeVisible();
    // The strip above the page says it.
    await expect.element(page.getByText("Vous êtes hors ligne")).not.toBeInTheDocument();
    await button("Annuler").click();
    expect(done).toEqual(["cancel"]);
  });

  it("stays, with the specified words and a retry, when the change fails [CITY-4]", async () => {
    await openPage({ onChange: () => Promise.resolve(err("city_load_failed" as const)) });
    await button("Changer de commune").click();
    await expect.element(page.getByText("Veuilliez sélectionner une ville")).toBeVisible();
    await expect.element(page.getByText("La commune n’a pas pu être ouverte")).toBeVisible();
    await expect.element(button("Changer de commune")).toBeEnabled();
  });

  it("distinguishes a commune that does not exist from a network failure [CITY-29, GEO-1]", async () => {
    await openPage({ onChange: () => Promise.resolve(err("no_such_city" as const)) });
    await button("Changer de commune").click();
    await expect.element(page.getByText("Pas de données trouvées sur l'API geo.api.gouv.fr")).toBeVisible();
    await expect
      .element(page.getByText("Cherchez votre commune par son nom ou par son code postal."))
      .toBeVisible();
    await expect.element(page.getByText(/Vérifiez votre connexion/u)).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
  });

  it("offers to choose, and nothing to look at, where nobody has opened the commune yet [NAV-12, CITY-35]", async () => {
    await openPage({ isUnopened: true });
    await expect.element(page.getByText(/Personne n’a encore ouvert cette commune/u)).toBeVisible();
    await expect.element(button("Consulter sans changer")).not.toBeInTheDocument();
    await expect.element(button("Changer de commune")).toBeEnabled();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
  });

  it("says the same when the visit was the first to find out [NAV-12, CITY-35]", async () => {
    await openPage({ onVisit: () => Promise.resolve(err("not_there_yet" as const)) });
    await button("Consulter sans changer").click();
    await expect.element(page.getByText(/Personne n’a encore ouvert cette commune/u)).toBeVisible();
    await expect.element(button("Consulter sans changer")).not.toBeInTheDocument();
  });

  it("says at once, without asking anybody, that no commune has the code of the link [CITY-29, UI-3]", async () => {
    await openPage({ asked: "99999" });
    await expect.element(page.getByRole("heading", { level: 1, name: "Commune introuvable" })).toBeVisible();
    await expect.element(page.getByText(/Aucune commune de France n’a le code 99999/u)).toBeVisible();
    await expect.element(button("Changer de commune")).not.toBeInTheDocument();
    expect(await pageBarriers()).toEqual([]);
    await button("Rester à Betton").click();
    expect(done).toEqual(["cancel"]);
  });
});
