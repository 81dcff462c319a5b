import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { CityNavigation } from "../../src/app/shell/city-navigation.tsx";
import { KeptToKnowYou } from "../../src/features/account/kept-to-know-you.tsx";
import { renderFramed } from "./framed.tsx";

afterEach(() => cleanup());

const bulletOf = () => getComputedStyle(page.getByRole("listitem").first().element()).listStyleType;

describe("a list", () => {
  it("has bullets for text [UI-25]", async () => {
    await renderFramed(<KeptToKnowYou />);
    await expect.element(page.getByRole("listitem").first()).toBeVisible();
    expect(bulletOf()).toBe("disc");
  });

  it("has none for rows of actions or cards [UI-25]", async () => {
    await renderFramed(<CityNavigation cityId="35024" />);
    await expect.element(page.getByRole("listitem").first()).toBeVisible();
    expect(bulletOf()).toBe("none");
  });
});
