import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { err, ok } from "../../../src/domain/basics/result.ts";
import type { JoinRequest } from "../../../src/domain/city/join-request.ts";
import { JoinDialog } from "../../../src/features/city/join/join-dialog.tsx";
import type { JoinProblem } from "../../../src/remote/callables/ask-to-join.ts";
import { aCity } from "../../examples/a-city.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";
import { openCity } from "./open-city.tsx";

const button = (name: string) => page.getByRole("button", { name });
const text = (words: string | RegExp) => page.getByText(words);

const CONFIRMED = { isGuest: false, isConfirmed: true };

async function openForm(problem: JoinProblem | null = null, asker = CONFIRMED) {
  const asked: JoinRequest[] = [];
  const ask = (request: JoinRequest) => {
    asked.push(request);
    return Promise.resolve(problem === null ? ok(undefined) : err(problem));
  };
  await renderFramed(<JoinDialog city={aCity()} asker={asker} ask={ask} onClose={() => undefined} />);
  return asked;
}

describe("« Ma mairie rejoint Parvis »", () => {
  it("is offered where nobody answers yet, and nowhere else [CITY-46]", async () => {
    await openCity({ at: "details", city: aCity({ moderatorsCount: 0 }) });
    await expect.element(button("Ma mairie rejoint Parvis")).toBeVisible();
    expect(await barriers()).toEqual([]);
  });

  it("sends who asks and what they do there, and says that it is sent [CITY-46]", async () => {
    const asked = await openForm();
    await expect.element(button("Envoyer la demande")).toBeDisabled();
    await page.getByRole("textbox", { name: "Votre nom" }).fill("Yann Le Goff");
    await page.getByRole("textbox", { name: "Votre fonction à la mairie" }).fill("Secrétaire de mairie");
    // As people send a form of two lines.
    await userEvent.keyboard("{Enter}");
    await expect.element(text("Demande envoyée")).toBeVisible();
    expect(asked).toEqual([{ cityId: "35024", name: "Yann Le Goff", role: "Secrétaire de mairie" }]);
    expect(await barriers()).toEqual([]);
  });

  it("keeps what was typed when nobody answers, and says so [CITY-46] [P1]", async () => {
    await openForm("offline");
    await page.getByRole("textbox", { name: "Votre nom" }).fill("Yann Le Goff");
    await page.getByRole("textbox", { name: "Votre fonction à la mairie" }).fill("Maire");
    await button("Envoyer la demande").click();
    await expect.element(text(/La demande n’est pas partie/u)).toBeVisible();
    await expect.element(page.getByRole("textbox", { name: "Votre nom" })).toHaveValue("Yann Le Goff");
  });

  it.each([
    [{ isGuest: true, isConfirmed: false }, /créez un compte avec votre adresse professionnelle/u],
    [{ isGuest: false, isConfirmed: false }, /Confirmez d’abord l’adresse de votre compte/u],
  ])("asks for a confirmed address first, of whoever is %j [CITY-46]", async (asker, words) => {
    await openForm(null, asker);
    await expect.element(text(words)).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Ouvrir mon compte" })).toBeVisible();
    await expect.element(button("Envoyer la demande")).not.toBeInTheDocument();
  });

  it("shows its moderators what is left to settle in the first week [CITY-47]", async () => {
    const city = aCity({ charter: "", moderatorsCount: 1 });
    await openCity({ at: "details", city, actor: { moderatorOfCities: ["35024"] } });
    await expect.element(page.getByRole("heading", { name: "Il reste à régler" })).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: /^Écrivez la charte/u }))
      .toHaveAttribute("href", "/city/35024/settings?onglet=signalements");
    await expect
      .element(page.getByRole("link", { name: /^Demandez un deuxième modérateur/u }))
      .toHaveAttribute("href", "/about#mentions");
  });

  it("says nothing of it while nothing of the commune is known but its name [CITY-47] [P13]", async () => {
    const city = aCity({ charter: "", rev: 0 });
    await openCity({ at: "details", city, actor: { moderatorOfCities: ["35024"] } });
    await expect.element(page.getByText(/n’est pas encore connu sur cet appareil/u)).toBeVisible();
    await expect.element(page.getByText("Il reste à régler")).not.toBeInTheDocument();
  });
});
