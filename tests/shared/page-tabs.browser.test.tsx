import { describe, expect, it, onTestFinished } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PageTabs, type PageTab } from "../../src/shared/tabs/page-tabs.tsx";
import { Page } from "../../src/ui/page.tsx";
import { barriers, renderFramed } from "../ui/framed.tsx";

const tab = (label: string, group?: string): PageTab => ({
  key: label,
  label,
  content: <p>{`De ${label}`}</p>,
  ...(group === undefined ? {} : { group }),
});

const FEW = ["Mes contributions", "Compte", "Mes données"].map((label) => tab(label));
const MANY = [
  tab("Affichage", "Pour moi"),
  tab("Mes lieux"),
  tab("Cet appareil"),
  tab("La mairie", "Pour les modérateurs"),
  tab("Signalements"),
  tab("Réponses types"),
  tab("Journal de modération"),
];

const way = (name: string) => page.getByRole("link", { name }).element();
const topOf = (name: string) => way(name).getBoundingClientRect().top;

/** Neither beyond an edge of the screen nor in its fade. */
function isWhole(name: string): boolean {
  const row = way(name).parentElement;
  if (row === null) throw new Error("There is no row.");
  const fade = (side: string) => Number.parseFloat(getComputedStyle(row).getPropertyValue(`--fade-${side}`));
  const { left, right } = way(name).getBoundingClientRect();
  return left >= fade("before") && right <= innerWidth - fade("after");
}

const twoFrames = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
  });

describe.each([320, 390])("the ways of a page, at %i px", (width) => {
  it("share one row where they are few, and each is whole [UI-35]", async () => {
    await page.viewport(width, 844);
    await renderFramed(
      <Page width="wide">
        <PageTabs label="Mon compte" tabs={FEW} />
      </Page>,
    );
    expect(new Set(FEW.map(({ label }) => topOf(label))).size).toBe(1);
    expect(FEW.filter(({ label }) => !isWhole(label))).toEqual([]);
    expect(await barriers()).toEqual([]);
  });

  it("slide where they are many, with the open one and the one that has the focus in sight [UI-35]", async () => {
    await page.viewport(width, 844);
    await renderFramed(
      <Page width="wide">
        <PageTabs label="Réglages" beside tabs={MANY} />
      </Page>,
      "/?onglet=Journal de modération",
    );
    // In one row, whatever groups they are in: their headings are heard.
    expect(new Set(MANY.map(({ label }) => topOf(label))).size).toBe(1);
    expect(document.documentElement.scrollWidth).toBe(width);
    await expect.poll(() => isWhole("Journal de modération")).toBe(true);
    expect(isWhole("La mairie")).toBe(false);
    (way("Cet appareil") as HTMLElement).focus();
    await userEvent.keyboard("{Tab}");
    expect(document.activeElement).toBe(way("La mairie"));
    await expect.poll(() => isWhole("La mairie")).toBe(true);
    // Of another size, it does not slide away from where the keyboard is.
    await page.viewport(width + 10, 844);
    await twoFrames();
    expect(isWhole("La mairie")).toBe(true);
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(page.getByText("De Signalements")).toBeVisible();
    await expect.poll(() => isWhole("Signalements")).toBe(true);
    expect(await barriers()).toEqual([]);
  });
});

it("stand in a column under the headings of their groups on a desktop [CITY-36]", async () => {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(1440, 900);
  await renderFramed(
    <Page width="wide">
      <PageTabs label="Réglages" beside tabs={MANY} />
    </Page>,
  );
  const place = (words: string) => page.getByText(words, { exact: true }).element().getBoundingClientRect();
  const column = ["Pour moi", "Affichage", "Cet appareil", "Pour les modérateurs", "La mairie"].map(place);
  expect(column.map(({ top }) => top)).toEqual(column.map(({ top }) => top).toSorted((a, b) => a - b));
  expect(column.every(({ height }) => height > 16)).toBe(true);
  expect(await barriers()).toEqual([]);
});
