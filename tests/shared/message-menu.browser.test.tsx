import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aModerator } from "../examples/accounts.ts";
import { aMessage } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { barriers } from "../ui/framed.tsx";
import { ABOUT, MENU, openThread } from "./open-thread.tsx";

const menu = page.getByRole("button", { name: MENU });
const field = page.getByLabelText("Votre message");

describe("the menu of a message", () => {
  it("has what its author rarely does with it, by keys too [THR-33]", async () => {
    await openThread([], { about: anAnomaly({ id: ABOUT.id, createdAt: Date.now() }) });
    await userEvent.fill(field, "Qui a une échelle ?");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect.element(menu).toBeVisible();
    for (const name of ["Modifier", "Supprimer"])
      expect(page.getByRole("button", { name }).elements()).toEqual([]);
    menu.element().focus();
    await userEvent.keyboard("{Enter}{Tab}");
    await expect.element(page.getByRole("button", { name: "Modifier" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(menu).toHaveFocus();
    await userEvent.keyboard("{Enter}{Tab}{Enter}");
    await expect.element(field).toHaveFocus();
    expect(await barriers()).toEqual([]);
  });

  it("is not there for moderators, whose decision is beside the answer [THR-33]", async () => {
    await openThread([aMessage()], { actor: aModerator() });
    await expect.element(page.getByRole("button", { name: "Modérer", exact: true })).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  });

  it("is not there for visitors, who do nothing with it [THR-33] [THR-5]", async () => {
    await openThread([aMessage()], { visiting: true });
    await expect.element(page.getByText(/Seuls les habitants/u)).toBeVisible();
    await expect.element(menu).not.toBeInTheDocument();
  });
});
