import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { DEFAULT_FILTER } from "../../src/features/anomalies/filter/anomaly-filter.ts";
import { FilterBar } from "../../src/features/anomalies/filter/filter-bar.tsx";
import { ChipRow } from "../../src/ui/chip-row.tsx";
import { Chip } from "../../src/ui/chip.tsx";
import { renderFramed } from "./framed.tsx";

const noop = (): void => undefined;

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

function Choice() {
  const [chosen, choose] = useState(0);
  return (
    <ChipRow>
      {Array.from({ length: 8 }, (_, at) => (
        <Chip key={at} pressed={at === chosen} onClick={() => choose(at)}>{`Catégorie n° ${at}`}</Chip>
      ))}
    </ChipRow>
  );
}

function Counted() {
  const [count, setCount] = useState("");
  return (
    <>
      <ChipRow>
        {["Brouillons", "En attente", "En cours", "Closes"].map((tab) => (
          <Chip key={tab} pressed={tab === "En cours"}>{`${tab}${count}`}</Chip>
        ))}
      </ChipRow>
      <button type="button" onClick={() => setCount(" (128)")}>
        Compter
      </button>
    </>
  );
}

const pressedNumber = () => Number(page.getByRole("button", { pressed: true }).element().textContent.at(-1));

/** Neither beyond an edge nor in its fade. */
function isWhole(row: HTMLElement): boolean {
  const [before = 0, after = 0] = fadesOf(row).map((length) => Number.parseFloat(length));
  const chip = page.getByRole("button", { pressed: true }).element().getBoundingClientRect();
  const { left, right } = row.getBoundingClientRect();
  return chip.left >= left + before && chip.right <= right - after;
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

  it("brings the one that is chosen out of the fade of either edge [UI-35]", async () => {
    await page.viewport(390, 844);
    await renderFramed(<Choice />);
    const row = page.getByRole("button").first().element().parentElement;
    if (row === null) throw new Error("There is no row.");
    for (const at of [2, 5, 7, 4, 1, 0]) {
      (page.getByRole("button").nth(at).element() as HTMLElement).click();
      await expect.poll(() => pressedNumber()).toBe(at);
      await expect.poll(() => isWhole(row)).toBe(true);
    }
  });

  it("keeps the chosen one in sight when the others grow, and when the phone is turned [UI-35]", async () => {
    await page.viewport(390, 844);
    await renderFramed(<Counted />);
    const row = page.getByRole("button").first().element().parentElement;
    if (row === null) throw new Error("There is no row.");
    await expect.poll(() => isWhole(row)).toBe(true);
    await page.getByRole("button", { name: "Compter" }).click();
    await expect.element(page.getByRole("button", { name: "Brouillons (128)" })).toBeInTheDocument();
    await expect.poll(() => isWhole(row)).toBe(true);
    await page.viewport(1440, 900);
    await page.viewport(320, 640);
    await expect.poll(() => isWhole(row)).toBe(true);
  });

  it("takes two lines for the filters of reports beside their map, and begins them with what is near [UI-35]", async () => {
    await page.viewport(1280, 800);
    // As wide as the panel leaves it.
    await renderFramed(
      <div style={{ inlineSize: 368 }}>
        <FilterBar filter={DEFAULT_FILTER} onChange={noop} isNear={false} onNear={noop} search={null} />
      </div>,
    );
    const chips = [...document.querySelectorAll("search button, search select")];
    expect(chips[1]?.textContent).toBe("Près de moi");
    expect(chips).toHaveLength(6);
    expect(new Set(chips.map((chip) => Math.round(chip.getBoundingClientRect().bottom / 10))).size).toBe(2);
  });
});
