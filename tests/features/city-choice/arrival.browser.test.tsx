import { afterEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CityLayout } from "../../../src/app/router/city-layout.tsx";
import { Gate } from "../../../src/app/router/gate.tsx";
import { AppProvider } from "../../../src/app/startup/app-context.ts";
import { appStore, type AppState } from "../../../src/app/startup/app-state.ts";
import { cityUntilThen } from "../../../src/domain/city/provisional-city.ts";
import { JUST_CHOSEN } from "../../../src/app/router/arrival-state.ts";
import { Route, Routes } from "react-router-dom";
import { anAppState } from "../../app/an-app-state.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";

afterEach(() => localStorage.clear());

async function arrive(state: unknown, over: Partial<AppState> = {}) {
  return renderFramed(
    <AppProvider value={appStore(anAppState(over))}>
      <Routes>
        <Route element={<Gate />}>
          <Route element={<CityLayout />}>
            <Route path="/city/:cityId/details" element={<h1 tabIndex={-1}>La commune</h1>} />
          </Route>
        </Route>
      </Routes>
    </AppProvider>,
    { pathname: "/city/35024/details", state },
  );
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("the first words", () => {
  it("are three cards over the open place, read by keyboard alone [CITY-22, UI-3]", async () => {
    await arrive(JUST_CHOSEN);
    await expect.element(page.getByText("Ce que vous pouvez faire")).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1, name: "La commune" })).toBeVisible();
    expect(await barriers()).toEqual([]);
    (button("Suivant").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Ce qui est public")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Sans réseau aussi")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("region", { name: "Bienvenue" })).not.toBeInTheDocument();
    await expect.element(page.getByRole("main")).toHaveFocus();
  });

  it("are skipped in one press, and said once per device [CITY-22]", async () => {
    const { unmount } = await arrive(JUST_CHOSEN);
    await button("Passer").click();
    await expect.element(page.getByRole("region", { name: "Bienvenue" })).not.toBeInTheDocument();
    await unmount();
    await arrive(JUST_CHOSEN, {
      provisional: cityUntilThen({
        id: "35024",
        name: "Betton",
        population: null,
        place: { latE6: 48_181_700, lngE6: -1_643_600 },
      }),
    });
    await expect.element(page.getByText(/^Betton : le contour viendra avec le réseau/u)).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Bienvenue" })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("are not for who followed a link [CITY-22]", async () => {
    await arrive(null);
    await expect.element(page.getByRole("heading", { level: 1, name: "La commune" })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Bienvenue" })).not.toBeInTheDocument();
  });
});
