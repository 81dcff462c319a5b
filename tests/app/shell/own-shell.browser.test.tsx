import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { AppProvider } from "../../../src/app/app-state.ts";
import { NO_CITY } from "../../../src/app/city/city-state.ts";
import { OwnShell } from "../../../src/app/shell/own-shell.tsx";
import { createStore } from "../../../src/app/store.ts";
import { DataProvider } from "../../../src/data/data-context.ts";
import { aGuest } from "../../examples/accounts.ts";
import { anAppState } from "../an-app-state.ts";
import { renderFramed } from "../../ui/framed.tsx";

it("keeps what was typed, and the focus in it, when the frame of the person's commune comes", async () => {
  const store = createStore(anAppState({ city: NO_CITY }));
  await renderFramed(
    <AppProvider value={store}>
      <DataProvider value={{ device: undefined, replica: undefined, actor: aGuest() }}>
        <OwnShell>
          <input aria-label="Adresse" />
        </OwnShell>
      </DataProvider>
    </AppProvider>,
  );
  const field = page.getByRole("textbox", { name: "Adresse" });
  await userEvent.fill(field, "camille@");
  await expect
    .element(page.getByRole("navigation", { name: "Navigation principale" }))
    .not.toBeInTheDocument();

  store.set({ city: { ...NO_CITY, own: { cityId: "35024", status: "remembered" } } });

  await expect.element(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();
  await expect.element(field).toHaveValue("camille@");
  await expect.element(field).toHaveFocus();
});
