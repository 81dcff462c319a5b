import { describe, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { barriers } from "../../ui/framed.tsx";
import { openActivities } from "./open-activities.tsx";

const PHONE = { width: 390, height: 844 };
const TOP_BAR_PX = 56;

const isSeen = (element: Element) => element.getBoundingClientRect().width > 1;

const field = (name: string | RegExp) => page.getByRole("textbox", { name });

async function openOnPhone(actor: Parameters<typeof openActivities>[2] = {}) {
  onTestFinished(() => page.viewport(414, 896));
  await page.viewport(PHONE.width, PHONE.height);
  const opened = await openActivities("new-activity", [], actor);
  await expect.element(field("Titre")).toBeVisible();
  return opened;
}

describe("the form of an activity", () => {
  it.each([
    ["who may publish", {}],
    ["a guest", { isGuest: true, isConfirmed: false }],
  ])("has two screens of a phone at most for %s, and folds what is rare [FORM-9]", async (_, actor) => {
    await openOnPhone(actor);
    const form = document.querySelector("form")?.getBoundingClientRect();
    expect(Number(form?.height) + TOP_BAR_PX).toBeLessThanOrEqual(2 * PHONE.height);
    expect(Number(form?.height)).toBeGreaterThan(PHONE.height);
    await expect.element(field(/^Description/u)).toBeVisible();
    await expect.element(page.getByText("Prendre une photo")).not.toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("says that the town hall will not be told where nobody there uses Parvis [P13]", async () => {
    await openActivities("new-activity", [], {}, true, { moderatorsCount: 0 });
    await expect.element(page.getByText(/^Aucun agent de Betton n’utilise encore Parvis/u)).toBeVisible();
  });

  it("unfolds by itself where something folded is wrong, and leads there [FORM-9] [FORM-5]", async () => {
    await openOnPhone();
    const fold = page.getByText("Ajouter des précisions");
    await fold.click();
    await field(/^Nombre de places/u).fill("beaucoup");
    await fold.click();
    await expect.element(field(/^Nombre de places/u)).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Envoyer l’activité" }).click();
    await expect.element(field(/^Nombre de places/u)).toBeVisible();
    await page
      .getByRole("alert")
      .getByRole("link", { name: /^Nombre de places/u })
      .click();
    await expect.element(field(/^Nombre de places/u)).toHaveFocus();
  });

  it("shows its categories in rows of three tiles, the rest behind « Plus », and what was chosen always [FORM-9]", async () => {
    await openOnPhone();
    const tiles = () => page.getByRole("group", { name: "Catégorie" }).getByRole("radio");
    expect(tiles().elements()).toHaveLength(6);
    const lefts = tiles()
      .elements()
      .map((tile) => tile.closest("label")?.getBoundingClientRect().left);
    expect(new Set(lefts).size).toBe(3);
    const more = page.getByRole("button", { name: "Plus", exact: true });
    await more.click();
    expect(tiles().elements()).toHaveLength(11);
    await page.getByRole("radio", { name: /^Réunion publique/u }).click();
    await page.getByRole("button", { name: "Moins", exact: true }).click();
    expect(tiles().elements()).toHaveLength(7);
    await expect.element(page.getByRole("radio", { name: /^Réunion publique/u })).toBeChecked();
    expect(await barriers()).toEqual([]);
  });

  it("asks once who organises it, and keeps « Envoyer » in reach [FORM-9]", async () => {
    await openOnPhone();
    expect(page.getByText("Organisée par", { exact: true }).elements().filter(isSeen)).toHaveLength(1);
    await expect.element(page.getByText(/^Qui organise/u)).not.toBeInTheDocument();
    await expect
      .element(page.getByRole("button", { name: "Envoyer l’activité" }))
      .toBeInViewport({ ratio: 1 });
  });

  it("keeps the focus on where it takes place when that changes what is asked [FORM-9]", async () => {
    await openOnPhone();
    const online = page.getByRole("radio", { name: /En ligne$/u });
    await online.click();
    await expect.element(field("Lien")).toBeVisible();
    await expect.element(online).toHaveFocus();
  });
});
