import { afterEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { barriers } from "../ui/framed.tsx";
import { openThread } from "./open-thread.tsx";

afterEach(() => page.viewport(414, 896));

const take = page.getByLabelText("Prendre une photo");
const choose = page.getByLabelText("Choisir");
const send = page.getByRole("button", { name: "Envoyer le message" });
const boxOf = (one: { element(): Element }) => one.element().getBoundingClientRect();
const middleOf = ({ top, height }: DOMRect) => Math.round(top + height / 2);

describe("what one sends a message with", () => {
  it.for([320, 390, 1440])("is one line under its words, at %i px [THR-25]", async (width) => {
    await page.viewport(width, 844);
    await openThread([]);
    await expect.element(send).toBeVisible();
    const [first, second, last] = [take, choose, send].map(boxOf);
    expect(new Set([first, second, last].map((box) => box && middleOf(box))).size).toBe(1);
    expect(first?.height).toBeGreaterThanOrEqual(44);
    expect(first?.width).toBeGreaterThanOrEqual(44);
    expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? Infinity);
    expect(last?.left).toBeGreaterThanOrEqual(second?.right ?? Infinity);
    expect(last?.right).toBeLessThanOrEqual(width);
    expect(await barriers()).toEqual([]);
  });

  it("shows the words of its icons where the line has room for them [THR-25]", async () => {
    await page.viewport(390, 844);
    await openThread([]);
    await expect.element(send).toBeVisible();
    const narrow = boxOf(take).width;
    await page.viewport(1440, 900);
    expect(boxOf(take).width).toBeGreaterThan(2 * narrow);
  });
});
