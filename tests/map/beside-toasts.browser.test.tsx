import { afterEach, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { MapControls } from "../../src/map/map-controls.tsx";
import { toast } from "../../src/ui/toast.ts";
import { renderFramed } from "../ui/framed.tsx";
import { SOME_TEXTS } from "./some-texts.ts";

afterEach(() => cleanup());

it.each([320, 390, 1440])(
  "leaves the map's buttons free when a toast comes, on a screen of %i px [UI-1, MAP-2]",
  async (width) => {
    onTestFinished(() => page.viewport(414, 896));
    await page.viewport(width, 844);
    await renderFramed(
      <div style={{ position: "fixed", inset: "var(--top-bar) 0 0 0" }}>
        <MapControls texts={SOME_TEXTS} canZoomIn canZoomOut zoomBy={() => undefined} walk={() => undefined}>
          {null}
        </MapControls>
      </div>,
    );
    toast("Parvis est prêt à fonctionner sans réseau.", "success");
    await expect.element(page.getByText("Parvis est prêt à fonctionner sans réseau.")).toBeVisible();
    const shown = document.querySelector(".Toastify__toast")?.getBoundingClientRect() ?? new DOMRect();
    const zoomIn = page.getByRole("button", { name: SOME_TEXTS.zoomIn }).element().getBoundingClientRect();
    expect(shown.right).toBeLessThan(zoomIn.left);
    expect(shown.left).toBeGreaterThanOrEqual(16);
    expect(shown.width).toBeGreaterThanOrEqual(220);
  },
);
