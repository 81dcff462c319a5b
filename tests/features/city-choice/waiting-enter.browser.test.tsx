import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openPage, search } from "./open-choice.tsx";

it("the Enter key takes what answers to all that is typed, however slow the device is [CITY-8]", async () => {
  await openPage();
  await userEvent.fill(search(), "re");
  await expect.element(page.getByRole("option", { name: /Rennes/u })).toBeVisible();
  const field = search().element() as HTMLInputElement;
  // Both within one turn: nothing that may wait is drawn in between.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, "bett");
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await expect.element(page.getByRole("heading", { name: "Betton" })).toHaveFocus();
  await expect.element(search()).toHaveValue("Betton");
});
