import { expect, it, onTestFinished } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page } from "vitest/browser";
import { barriers } from "../../ui/framed.tsx";
import { BETTON, LA_MEZIERE, openDashboard } from "./open-dashboard.tsx";

const boxOf = (element = document.body) => element.getBoundingClientRect();
const link = (name: string) => page.getByRole("link", { name });

it("leads to what has waited too long, a message in its discussion, and keeps nobody's words on the device [ADM-6] [ADM-5]", async () => {
  const service = await openDashboard("?onglet=service");
  const path = "/city/35024/list/anomaly/w1";
  await expect.element(link("Dépôt sauvage derrière le gymnase")).toHaveAttribute("href", path);
  await expect
    .element(link("Vous êtes tous des incapables."))
    .toHaveAttribute("href", "/city/35024/thread/t1");
  await expect.poll(() => service.device.settings.get("admin:service")).toBeDefined();
  expect(JSON.stringify(await service.device.settings.get("admin:service"))).not.toContain("incapables");
  expect(await barriers()).toEqual([]);
});

it("says how old what it shows is while the service lets it wait [ADM-5] [P13]", async () => {
  const service = await openDashboard();
  await expect.poll(() => service.device.settings.get("admin:cities-1")).toBeDefined();
  service.isSilent = true;
  await link("Journal").click();
  await link("Communes").click();
  await expect.element(page.getByText(/^Données relevées aujourd’hui à .* Mise à jour…$/u)).toBeVisible();
  await expect.element(link("Betton")).toBeVisible();
  await expect.element(page.getByRole("button", { name: /modérateur/iu })).not.toBeInTheDocument();
});

it("begins with who answers for something, looks for a name among all, and suspends no guest who went on with an account [ADM-2]", async () => {
  const service = await openDashboard("?onglet=comptes");
  const asked = (text: string, which: string) => ({ name: "accounts", asked: { text, which, after: null } });
  await expect.element(page.getByText("A continué avec un compte")).toBeVisible();
  expect(service.asked).toContainEqual(asked("", "official"));
  await expect.element(page.getByRole("button", { name: "Gérer Invité" })).not.toBeInTheDocument();
  await page.getByRole("searchbox", { name: "Adresse ou nom" }).fill("Solène");
  await page.getByRole("button", { name: "Chercher" }).click();
  await expect.poll(() => service.asked).toContainEqual(asked("Solène", "all"));
  await expect.element(page.getByRole("combobox", { name: "Quels comptes" })).toHaveValue("all");
  // What was looked for stays beside what was found.
  await expect.element(page.getByRole("searchbox", { name: "Adresse ou nom" })).toHaveValue("Solène");
  await page.getByRole("combobox", { name: "Quels comptes" }).selectOptions("disabled");
  await expect.poll(() => service.asked).toContainEqual(asked("", "disabled"));
  await expect.element(page.getByRole("searchbox", { name: "Adresse ou nom" })).toHaveValue("");
});

it("says that the oldest version was changed, where the page is, and what stands from then on [ADM-2]", async () => {
  const service = await openDashboard("?onglet=service");
  const version = page.getByRole("textbox", { name: "Version" });
  const change = page.getByRole("button", { name: "Changer la version minimale" });
  await version.fill("0.0.9");
  await change.click();
  await expect.element(page.getByText("C’est fait.")).toBeVisible();
  await expect.element(version).toHaveValue("0.0.9");
  await expect.element(change).toBeDisabled();
  expect(service.asked.filter(({ name }) => name === "service")).toHaveLength(1);
});

it("says of each commune what it counts, by one word for one thing, also where few are or nothing was counted yet [ADM-6, ADM-7]", async () => {
  await openDashboard();
  const figuresOf = (name: string) => {
    const row = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading", { name }) })
      .element();
    return [...row.querySelectorAll("dl > div")].map((one) => one.textContent);
  };
  await expect.element(link("Betton")).toBeVisible();
  expect(figuresOf("Betton")).toEqual(["Ouvertes57", "À examiner3", "Réponse26 h", "Résolution9 j"]);
  await expect.element(page.getByText("340 comptes", { exact: true })).toBeVisible();
  expect(figuresOf("La Mézière")).toEqual(["Ouvertes–", "À examiner0", "Réponse–", "Résolution–"]);
  await expect.element(page.getByText("1 compte", { exact: true })).toBeVisible();
  // What is counted every night is dated where it was not.
  expect(page.getByText(/^Anomalies (?:pas encore )?comptées/u).elements()).toHaveLength(1);
});

it("begins with the communes that have people and nobody who answers them, under what all come to [ADM-6] [P13]", async () => {
  await openDashboard();
  await expect.element(link("Betton")).toBeVisible();
  const names = page.getByRole("heading", { level: 3 }).elements();
  expect(names.map(({ textContent }) => textContent)).toEqual(["La Mézière", "Betton"]);
  // What was not counted in one of them makes the sum the least that there is.
  await expect
    .element(
      page.getByText("2 communes341 comptes, invités comprisau moins 57 anomalies ouvertes1 sans modérateur"),
    )
    .toBeVisible();
});

it("says of a part of the communes that it is one [ADM-6] [P13]", async () => {
  const next = { value: "La Mézière", id: "35177" };
  await openDashboard("", { cities: { items: [BETTON, LA_MEZIERE], next } });
  await expect
    .element(page.getByText(/^Sur les communes affichées341 comptes, invités compris/u))
    .toBeVisible();
});

it("keeps each commune low on a phone, its moderators beside its name, and each figure under the same one [ADM-6] [UI-3]", async () => {
  onTestFinished(() => page.viewport(414, 896));
  for (const width of [320, 390, 1024]) {
    await page.viewport(width, 844);
    await openDashboard();
    const name = link("Betton");
    await expect.element(name).toBeVisible();
    const row = page.getByRole("listitem").filter({ has: name });
    const [text, button] = [name, row.getByRole("button")].map((one) => one.element() as HTMLElement);
    expect(boxOf(button).top).toBeLessThan(boxOf(text).bottom);
    expect(boxOf(button).bottom).toBeGreaterThan(boxOf(text).bottom);
    await expect.element(row.getByRole("button", { name: /^2\smodérateurs$/u })).toBeVisible();
    const sizes = [...row.element().querySelectorAll("dd")].map((one) => getComputedStyle(one).fontSize);
    expect(new Set(sizes).size).toBe(1);
    const lefts = page
      .getByRole("listitem")
      .elements()
      .map((card) => {
        const from = card.getBoundingClientRect().left;
        return [...card.querySelectorAll("dl > div")].map((one) => one.getBoundingClientRect().left - from);
      });
    expect(lefts[0]).toEqual(lefts[1]);
    expect(boxOf(row.element() as HTMLElement).height).toBeLessThanOrEqual(width === 390 ? 120 : Infinity);
    expect(document.documentElement.scrollWidth).toBe(width);
    expect(await barriers()).toEqual([]);
    await cleanup();
  }
});

const onDesktop = async () => {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(1440, 900);
};

it("puts the communes in one table on a desktop, with the same figures, who nobody answers marked and first [ADM-6] [UI-3]", async () => {
  await onDesktop();
  const villamee = { ...BETTON, name: "Villamée", id: "35357", countedAt: Date.now() - 3 * 86_400_000 };
  const counted = [{ ...BETTON, countedAt: Date.now() }, LA_MEZIERE, villamee];
  await openDashboard("", { cities: { items: counted, next: null } });
  const table = page.getByRole("table", { name: "Communes" });
  await expect.element(table).toBeVisible();
  expect(table.element().clientWidth).toBeGreaterThan(1000);
  const heads = page.getByRole("columnheader").elements();
  expect(heads.map(({ textContent }) => textContent)).toEqual([
    "Commune",
    "Anomalies ouvertes",
    "À examiner",
    "Réponse",
    "Résolution",
    "Comptes",
    "Dernier comptage",
    "Modérateurs",
  ]);
  const rows = page.getByRole("row").elements().slice(1);
  const cells = rows.map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(cells.map(([name]) => name)).toEqual([
    expect.stringMatching(/^La MézièreINSEE 35177 · 4\s900\shabitants$/u),
    expect.stringMatching(/^BettonINSEE 35024 · 12\s500\shabitants$/u),
    expect.stringMatching(/^VillaméeINSEE 35357/u),
  ]);
  expect(cells[0]?.slice(1)).toEqual(["–", "0", "–", "–", "1", "pas encore", "ModérateursAucun"]);
  expect(cells[1]?.slice(1, 6)).toEqual(["57", "3", "26 h", "9 j", "340"]);
  // The hour of today, the day of what is older.
  expect(cells[1]?.[6]).toMatch(/^\d+\sh(\s\d\d)?$/u);
  expect(cells[2]?.[6]).toMatch(/^\d+(er)?\s\p{L}+$/u);
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeLessThan(54);
  await expect.element(page.getByText(/^«\sÀ examiner\s» compte les contenus à vérifier/u)).toBeVisible();
  await page
    .getByRole("row", { name: /^Betton/u })
    .getByRole("button", { name: /^Modérateurs\s?2$/u })
    .click();
  await expect.element(page.getByRole("dialog", { name: "Modérateurs de Betton" })).toBeVisible();
});

it("keeps the names of the columns in sight above many communes, without a barrier on either desktop [ADM-6] [UI-3]", async () => {
  await onDesktop();
  const items = Array.from({ length: 25 }, (_, at) => ({ ...BETTON, id: String(35_000 + at) }));
  await openDashboard("", { cities: { items, next: null } });
  const head = page.getByRole("columnheader", { name: "Résolution" });
  await expect.element(head).toBeVisible();
  for (const width of [1280, 1440]) {
    await page.viewport(width, 900);
    expect(document.documentElement.scrollWidth).toBe(width);
    expect(await barriers()).toEqual([]);
  }
  page.getByRole("row").elements().at(-1)?.scrollIntoView({ block: "end", behavior: "instant" });
  expect(scrollY).toBeGreaterThan(300);
  await expect.element(head).toBeInViewport({ ratio: 1 });
});

it("opens a commune from its line of the table [ADM-2]", async () => {
  await onDesktop();
  const service = await openDashboard("", { cities: { items: [], next: null } });
  await page.getByRole("searchbox", { name: "Nom ou code postal" }).fill("Rennes");
  await page.getByRole("button", { name: "Chercher" }).click();
  const line = page.getByRole("row", { name: /^Rennes INSEE 35238/u });
  await expect.element(line.getByText("pas encore ouverte")).toBeVisible();
  await line.getByRole("button", { name: "Ouvrir la commune" }).click();
  await expect.poll(() => service.acts).toMatchObject([{ name: "open-city", payload: { cityId: "35238" } }]);
});
