import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AGE_UNKNOWN_MS, NOT_LIVE_MS } from "../../../src/clock/waits.ts";
import { AppData } from "../../../src/app/router/app-data.tsx";
import { CityLayout } from "../../../src/app/router/city-layout.tsx";
import { Gate } from "../../../src/app/router/gate.tsx";
import { AppProvider } from "../../../src/app/app-state.ts";
import { createStore } from "../../../src/app/store.ts";
import { provisionalOwn } from "../../../src/app/city/current-city.ts";
import { JUST_CHOSEN } from "../../../src/app/router/navigation-state.ts";
import { Route, Routes } from "react-router-dom";
import { anAppState, inCity } from "../../app/an-app-state.ts";
import { toast } from "../../../src/ui/toast.ts";
import { takeClock } from "../../support/take-clock.ts";
import { barriers, renderFramed } from "../../ui/framed.tsx";
import { isCovered } from "../../ui/is-covered.ts";

const BETTON = {
  id: "35024",
  name: "Betton",
  population: null,
  place: { latE6: 48_181_700, lngE6: -1_643_600 },
};

afterEach(() => localStorage.clear());

async function arrive(state: unknown, store = createStore(anAppState())) {
  return renderFramed(
    <AppProvider value={store}>
      <Routes>
        <Route element={<AppData />}>
          <Route element={<Gate />}>
            <Route element={<CityLayout />}>
              <Route path="/city/:cityId/details" element={<h1 tabIndex={-1}>La commune</h1>} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </AppProvider>,
    { pathname: "/city/35024/details", state },
  );
}

const button = (name: string) => page.getByRole("button", { name, exact: true });

describe("the welcome cards", () => {
  it("are three cards over the open map, usable by keyboard alone [CITY-22, UI-3]", async () => {
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

  it.each([
    [1440, 900],
    [1280, 800],
    [960, 700],
    [390, 844],
    [320, 640],
  ])(
    "keep their buttons in reach of a pointer under a toast, at %i × %i [CITY-22, UI-1]",
    async (...size) => {
      onTestFinished(() => page.viewport(414, 896));
      await page.viewport(...size);
      await arrive(JUST_CHOSEN);
      await expect.element(button("Passer")).toBeVisible();
      for (const next of ["Suivant", "Suivant", "C’est compris"]) {
        // It stays for five seconds: on a busy machine the cards take longer.
        toast("Parvis est prêt à fonctionner sans réseau.", "success");
        await expect.element(page.getByText("Parvis est prêt à fonctionner sans réseau.")).toBeVisible();
        await expect.poll(() => isCovered(button(next).element())).toBe(false);
        const toasts = document.querySelector(".Toastify__toast")?.getBoundingClientRect();
        expect(size[0] - (toasts?.right ?? 0)).toBe(16);
        await button(next).click();
      }
      await expect
        .poll(() => document.querySelector(".Toastify__toast")?.getBoundingClientRect().top)
        .toBe(68);
    },
  );

  it("are skipped with one press, and shown once per device [CITY-22]", async () => {
    const { unmount } = await arrive(JUST_CHOSEN);
    await button("Passer").click();
    await expect.element(page.getByRole("region", { name: "Bienvenue" })).not.toBeInTheDocument();
    await unmount();
    await arrive(
      JUST_CHOSEN,
      createStore(anAppState({ city: inCity("35024", { own: provisionalOwn(BETTON) }) })),
    );
    await expect.element(page.getByRole("heading", { level: 1, name: "La commune" })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Bienvenue" })).not.toBeInTheDocument();
    expect(await barriers()).toEqual([]);
  });

  it("are not shown to a person who followed a link [CITY-22]", async () => {
    await arrive(null);
    await expect.element(page.getByRole("heading", { level: 1, name: "La commune" })).toBeVisible();
    await expect.element(page.getByRole("region", { name: "Bienvenue" })).not.toBeInTheDocument();
  });
});

describe("a commune that was chosen before it could be read", () => {
  it("says in the strip of every screen that it is not here, and whether the network or the server is missing [CITY-19, P13]", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    onTestFinished(() => void (onLine.mockRestore(), dispatchEvent(new Event("online"))));
    const clock = takeClock();
    const store = createStore(anAppState({ city: inCity("35024", { own: provisionalOwn(BETTON) }) }));
    await arrive(null, store);
    await expect.element(page.getByRole("heading", { level: 1, name: "La commune" })).toBeVisible();
    await clock.advance(AGE_UNKNOWN_MS);
    const notHere = page.getByText(/données incomplètes/u);
    await expect.element(notHere).toMatchTextContent(/^Hors ligne/u);
    onLine.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    await expect.element(notHere).not.toBeInTheDocument();
    await clock.advance(NOT_LIVE_MS);
    await expect.element(notHere).toMatchTextContent(/^Le serveur ne répond pas/u);
    expect(await barriers()).toEqual([]);
  });
});
