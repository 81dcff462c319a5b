import { Profiler } from "react";
import { flushSync } from "react-dom";
import { afterEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { AppProvider, type AppState } from "../../src/app/app-state.ts";
import { AppRoutes } from "../../src/app/router/app-routes.tsx";
import { createStore } from "../../src/app/store.ts";
import { renderFramed } from "../ui/framed.tsx";
import { anAppState, inCity } from "./an-app-state.ts";

afterEach(() => localStorage.clear());

it("no screen renders again when a part of the app's state changes that it does not show", async () => {
  const store = createStore(anAppState());
  let renders = 0;
  await renderFramed(
    <AppProvider value={store}>
      <Profiler id="app" onRender={() => (renders += 1)}>
        <AppRoutes />
      </Profiler>
    </AppProvider>,
    "/about",
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
  const rendersAfter = (change: Partial<AppState>): number => {
    const before = renders;
    flushSync(() => store.set(change));
    return renders - before;
  };
  // What was drawn hears of changes a moment later, on a busy machine.
  await expect
    .poll(() => {
      flushSync(() => store.set({ city: inCity("35024") }));
      return rendersAfter({ city: inCity("29019") });
    })
    .toBe(1);
  flushSync(() => store.set({ city: inCity("35024") }));
  expect(rendersAfter({ profileUid: "guest-noemie" })).toBe(0);
  expect(rendersAfter({ guestReplaced: true, keepsData: false })).toBe(0);
  expect(rendersAfter({ city: inCity("35024", { shownCityId: "35024" }) })).toBe(0);
  expect(rendersAfter({ city: inCity("29019") })).toBe(1);
});
