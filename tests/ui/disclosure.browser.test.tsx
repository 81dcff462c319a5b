import { useState } from "react";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { Disclosure } from "../../src/ui/disclosure.tsx";
import { renderFramed } from "./framed.tsx";

function Folded() {
  const [{ isThere, isWrong }, set] = useState({ isThere: false, isWrong: false });
  return (
    <>
      <button type="button" onClick={() => set({ isThere: true, isWrong })}>
        Une photo
      </button>
      <button type="button" onClick={() => set({ isThere, isWrong: true })}>
        Une erreur
      </button>
      <Disclosure summary="Précisions" startsOpen={isThere} mustOpen={isWrong}>
        <input aria-label="Nombre de places" />
      </Disclosure>
    </>
  );
}

it("what is folded opens for what comes into it, stays as it is left, and stays open while something in it is wrong [FORM-9]", async () => {
  await renderFramed(<Folded />);
  const field = page.getByRole("textbox", { name: "Nombre de places" });
  const fold = page.getByText("Précisions");
  await expect.element(field).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Une photo" }).click();
  await expect.element(field).toBeVisible();
  await fold.click();
  await expect.element(field).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Une erreur" }).click();
  await expect.element(field).toBeVisible();
  const toggled = new Promise((resolve) => {
    const details = document.querySelector("details");
    details?.addEventListener("toggle", () => {
      if (details.open) resolve(null);
    });
  });
  await fold.click();
  await toggled;
  await expect.element(field).toBeVisible();
});
