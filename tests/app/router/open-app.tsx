import { useLocation } from "react-router-dom";
import { page } from "vitest/browser";
import { AppRoutes } from "../../../src/app/router/app-routes.tsx";
import { AppProvider, type AppState, type AppStore } from "../../../src/app/app-state.ts";
import { createStore } from "../../../src/app/store.ts";
import { anAppState } from "../an-app-state.ts";
import { renderFramed } from "../../ui/framed.tsx";

/** Every place of the app, at one of them, in a state of the start-up. */
export async function openApp(at: string, over: Partial<AppState> = {}): Promise<AppStore> {
  const store = createStore(anAppState(over));
  await renderFramed(
    <AppProvider value={store}>
      <AppRoutes />
      <Address />
    </AppProvider>,
    at,
  );
  return store;
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <aside aria-label="adresse" data-testid="address">{`${pathname}${search}${hash}`}</aside>;
}

export const address = () => page.getByTestId("address");
export const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
