import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { noteNetwork, useOnline } from "../../../src/data/device/use-online.ts";

function Word() {
  return <p>{useOnline() ? "en ligne" : "hors ligne"}</p>;
}

it("what is sent is believed although the browser says that there is no network [OFF-20]", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await render(<Word />);
  await expect.element(page.getByText("hors ligne")).toBeVisible();
  noteNetwork(true);
  await expect.element(page.getByText("en ligne")).toBeVisible();
  noteNetwork(false);
  await expect.element(page.getByText("hors ligne")).toBeVisible();
  vi.restoreAllMocks();
});
