import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const tokens = new Map(
  [...readFileSync("src/ui/tokens.css", "utf8").matchAll(/--([\w-]+): (#[\da-f]{6});/gu)].map(
    ([, name = "", value = ""]) => [name, value],
  ),
);

/** Text on its ground: 4.5 to 1. */
const TEXTS = [
  ["ink", "paper"],
  ["ink", "mist"],
  ["ink-soft", "paper"],
  ["ink-soft", "mist"],
  ["paper", "ink"],
  ["primary", "paper"],
  ["primary", "primary-wash"],
  ["primary-hover", "primary-wash"],
  ["on-primary", "primary"],
  ["on-primary", "primary-hover"],
  ["error", "paper"],
  ["error-hover", "error-wash"],
  ["success", "paper"],
  ["success", "success-wash"],
  ["warning", "paper"],
  ["warning", "warning-wash"],
] as const;

/** Borders, icons and rings: 3 to 1. */
const SHAPES = [
  ["line-strong", "paper"],
  ["line-strong", "mist"],
  ["primary", "paper"],
  ["error", "error-wash"],
] as const;

describe("the colours", () => {
  it.each(TEXTS)("lets %s be read on %s [UI-3]", (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)("lets %s be seen on %s [UI-3]", (shape, ground) => {
    expect(contrast(shape, ground)).toBeGreaterThanOrEqual(3);
  });
});

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(token: string): number {
  const colour = tokens.get(token);
  if (colour === undefined) throw new Error(`There is no colour ${token}.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.040_45 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
