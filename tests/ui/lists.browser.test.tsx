import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { CityNavigation } from "../../src/app/shell/city-navigation.tsx";
import { KeptToKnowYou } from "../../src/features/account/kept-to-know-you.tsx";
import { DataProvider } from "../../src/data/data-context.ts";
import { aCity } from "../examples/a-city.ts";
import { openDatabases } from "../features/open-databases.ts";
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
    const data = await openDatabases({ city: aCity(), actor: undefined, heard: true });
    await renderFramed(
      <DataProvider value={data}>
        <CityNavigation cityId="35024" />
      </DataProvider>,
    );
    await expect.element(page.getByRole("listitem").first()).toBeVisible();
    expect(bulletOf()).toBe("none");
  });
});
