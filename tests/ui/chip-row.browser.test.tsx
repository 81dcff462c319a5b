import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { ChipRow } from "../../src/ui/chip-row.tsx";
import { Chip } from "../../src/ui/chip.tsx";
import { renderFramed } from "./framed.tsx";

afterEach(() => cleanup());

async function rowOf(count: number, pressed = -1): Promise<HTMLElement> {
  await page.viewport(390, 844);
  await renderFramed(
    <ChipRow>
      {Array.from({ length: count }, (_, at) => (
        <Chip key={at} pressed={at === pressed}>{`Catégorie n° ${at}`}</Chip>
      ))}
    </ChipRow>,
  );
  const row = page.getByRole("button").first().element().parentElement;
  if (row === null) throw new Error("There is no row.");
  return row;
}

const fadesOf = (row: HTMLElement) =>
  ["--fade-before", "--fade-after"].map((name) => getComputedStyle(row).getPropertyValue(name));

describe("a row of chips", () => {
  it("fades towards the edge beyond which there are more, and is whole where there are none [UI-35]", async () => {
    const long = await rowOf(8);
    await expect.poll(() => fadesOf(long)).toEqual(["0px", "48px"]);
    long.scrollLeft = long.scrollWidth;
    await expect.poll(() => fadesOf(long)).toEqual(["48px", "0px"]);
    await cleanup();
    expect(fadesOf(await rowOf(1))).toEqual(["0px", "0px"]);
  });

  it("begins with the one that is pressed in sight, and else at its start [UI-35]", async () => {
    const row = await rowOf(8, 6);
    const chip = page.getByRole("button", { pressed: true }).element().getBoundingClientRect();
    expect(chip.right).toBeLessThanOrEqual(row.getBoundingClientRect().right);
    await cleanup();
    expect((await rowOf(8, 0)).scrollLeft).toBe(0);
  });
});
