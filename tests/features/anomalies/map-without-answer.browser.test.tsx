import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { AWAITED_MS_MAX } from "../../../src/clock/waits.ts";
import { aCity } from "../../examples/a-city.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { takeClock } from "../../support/take-clock.ts";
import { waitFor } from "../../support/wait-for.ts";
import { barriers } from "../../ui/framed.tsx";
import { openScreen } from "./open-screen.tsx";

const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
/** How far the town hall is from the middle of what no panel covers of the map. */
function offMiddlePx(): number {
  const [map, hall, panel] = ["[role=application]", ".lucide-landmark", "aside"].map(boxOf);
  if (map === undefined || hall === undefined) return Infinity;
  // On a phone the report covers a little more than half of it.
  const [right, height] = panel === undefined ? [map.right, map.height * 0.45] : [panel.left, map.height];
  const x = (hall.left + hall.right - map.left - right) / 2;
  const y = (hall.top + hall.bottom) / 2 - map.top - height / 2;
  return Math.hypot(x, y);
}
/** Resolves once it has been so for half a second of frames: the map moves by and by. */
async function untilItStays(condition: () => boolean): Promise<void> {
  for (let frames = 0; frames < 30; frames = condition() ? frames + 1 : 0)
    await new Promise((resolve) => void requestAnimationFrame(resolve));
}

afterEach(() => page.viewport(414, 896));

describe("the map of a commune that was never read", () => {
  it("says in the head of its sheet why it counts nothing of a commune that was never read [P13]", async () => {
    await page.viewport(390, 844);
    const clock = takeClock();
    await openScreen({ at: "/map/anomalies", heard: false });
    const head = page.getByRole("status").getByText("Contenu pas encore sur cet appareil");
    await expect.element(page.getByRole("application")).toBeVisible();
    await expect.element(head).not.toBeInTheDocument();
    await waitFor(async () => {
      await clock.advance(AWAITED_MS_MAX);
      expect(head.elements()).toHaveLength(1);
    });
    await expect.element(head).toBeVisible();
    // And, where nothing stands below it, how to ask again.
    const again = page.getByRole("button", { name: "Réessayer", exact: true });
    await expect.element(again, { timeout: 3000 }).toBeInViewport({ ratio: 1 });
    expect(again.elements()).toHaveLength(1);
    // What is said fits into it.
    const header = page.getByRole("button", { name: "Agrandir", exact: true }).element().parentElement;
    expect(header?.scrollHeight).toBe(header?.clientHeight);
    expect(await barriers()).toEqual([]);
  });

  it("keeps what one looks at in the middle, beside a report that cannot be shown, whatever becomes of the window [MAP-24]", async () => {
    const { position } = aCity();
    const isInMiddle = () => offMiddlePx() < 4;
    await page.viewport(390, 844);
    await openScreen({
      at: `/map/anomaly/${anIdentifier(9)}`,
      city: aCity({ positionCityHall: position }),
      heard: false,
    });
    await untilItStays(isInMiddle);
    await page.viewport(1440, 900);
    await expect.element(page.getByRole("complementary")).toBeVisible();
    await untilItStays(isInMiddle);
    await page.viewport(390, 640);
    await expect.element(page.getByRole("complementary")).not.toBeInTheDocument();
    await untilItStays(isInMiddle);
  });
});
