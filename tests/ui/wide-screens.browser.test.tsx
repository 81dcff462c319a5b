import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { MoreButton } from "../../src/shared/collection/more-button.tsx";
import { openApp } from "../app/router/open-app.tsx";
import { aModerator } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { openScreen } from "../features/anomalies/open-screen.tsx";
import { openCity } from "../features/city/open-city.tsx";
import { renderFramed } from "./framed.tsx";

const LINE_CHARS_MAX = 80;
const LONG = "Le trou grandit de semaine en semaine et les vélos passent sur le trottoir. ".repeat(8);

const SCREENS = {
  "the about page": async () => void (await openApp("/about")),
  "the settings of a commune": async () => void (await openCity({ at: "settings", actor: aModerator() })),
  "a report": async () => {
    const anomaly = anAnomaly({ description: LONG });
    await openScreen({ at: `/list/anomaly/${anomaly.id}`, anomalies: [anomaly] });
  },
};

/** The texts of which a line holds more characters than one reads with ease. */
function tooLong(): readonly string[] {
  const texts = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: string[] = [];
  while (texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    const text = range.toString().trim();
    if (lines > 0 && text.length / lines > LINE_CHARS_MAX) found.push(text);
  }
  return found;
}

afterEach(async () => {
  await cleanup();
  await page.viewport(414, 896);
});

describe.each([1920, 2560])("on a screen of %i px", (width) => {
  beforeEach(() => page.viewport(width, 1080));

  it.each(Object.entries(SCREENS))("%s has lines that are short enough to read [UI-24]", async (_, open) => {
    await open();
    await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelector("main")?.textContent.length).toBeGreaterThan(400);
    expect(tooLong()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
  });

  it("a button below columns of cards stays a button [UI-24]", async () => {
    await renderFramed(<MoreButton total={60} shownCount={50} onMore={() => undefined} />);
    const button = page.getByRole("button", { name: "Afficher plus (10 restantes)" });
    await expect.element(button).toBeVisible();
    expect(button.element().getBoundingClientRect().width).toBeLessThanOrEqual(480);
  });
});
