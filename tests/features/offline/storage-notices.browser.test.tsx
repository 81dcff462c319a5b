import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { EvictionNotice, NoStorageNotice } from "../../../src/features/offline/storage-notices.tsx";
import { barriers, renderFramed } from "../../ui/framed.tsx";

describe("a device that loses its storage", () => {
  it("says how many commands were lost, until the person confirms [OFF-11, F21]", async () => {
    let understood = 0;
    await renderFramed(<EvictionNotice unsent={2} drafts={1} onUnderstood={() => (understood += 1)} />);
    await expect.element(page.getByText(/effacées par le navigateur/u)).toBeVisible();
    await expect.element(page.getByText(/2 envois attendaient sur cet appareil/u)).toBeVisible();
    await expect.element(page.getByText(/1 brouillon était ici, avec ses photos/u)).toBeVisible();
    expect(await barriers()).toEqual([]);
    await page.getByRole("button", { name: "J’ai compris" }).click();
    expect(understood).toBe(1);
  });

  it("is announced before anything is typed [P7, F28]", async () => {
    await renderFramed(<NoStorageNotice />);
    await expect.element(page.getByText("Mode sans enregistrement")).toBeVisible();
    await expect.element(page.getByText(/serait perdu en quittant la page/u)).toBeVisible();
  });
});
