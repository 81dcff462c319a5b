import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { TopBar } from "../../../src/app/shell/top-bar.tsx";
import { DataProvider } from "../../../src/data/data-context.ts";
import { aGuest } from "../../examples/accounts.ts";
import { renderFramed } from "../../ui/framed.tsx";

it.each([
  ["Saint-Grégoire", 390, true],
  ["Saint-Jacques-de-la-Lande", 390, false],
  ["Saint-Jacques-de-la-Lande", 600, true],
] as const)(
  "the bar of %s, on a screen of %i px, has room for its mark: %s [UI-22]",
  async (name, width, hasRoom) => {
    await page.viewport(width, 844);
    onTestFinished(() => page.viewport(414, 896));
    await renderFramed(
      <DataProvider value={{ device: undefined, replica: undefined, actor: aGuest() }}>
        <TopBar cityId="35024" cityName={name}>
          {null}
        </TopBar>
      </DataProvider>,
    );
    const way = page.getByRole("link", { name: new RegExp(name, "u") });
    await expect.element(way).toBeVisible();
    const { right, bottom } = way.element().getBoundingClientRect();
    const boxOf = (part: string) => way.element().querySelector(part)?.getBoundingClientRect();
    expect(boxOf("span span")?.width).toBeGreaterThan(100);
    expect(boxOf("svg")?.right).toBeLessThanOrEqual(right);
    const mark = boxOf("img");
    expect(mark?.width).toBe(32);
    expect((mark?.top ?? 0) < bottom).toBe(hasRoom);
  },
);
