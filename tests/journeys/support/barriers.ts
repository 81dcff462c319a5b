import axe from "axe-core";
import { expect, type Page } from "@playwright/test";

const TAGS = ["RGAAv4", "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const SHORT_MS = 1000;

/** Nothing on this screen stops anybody, by the rules of RGAA and WCAG 2.2 AA, and nothing is wider than the window. */
export async function expectNoBarrier(page: Page, screen: string): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(untilStill, SHORT_MS);
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe.source);
  const found = await page.evaluate(violationsBy, TAGS);
  expect.soft(found, `barriers on ${screen}`).toEqual([]);
  expect.soft(await page.evaluate(tooWide), `wider than the window on ${screen}`).toEqual([]);
}

/** What fades in has not its colours yet. */
async function untilStill(shortMs: number): Promise<void> {
  const short = document.getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    return typeof end === "number" && end < shortMs;
  });
  await Promise.allSettled(short.map((animation) => animation.finished));
}

/** A target that a bar covers where the page stands is looked at once more where it is scrolled to. */
async function violationsBy(tags: string[]): Promise<readonly string[]> {
  const { run } = (globalThis as unknown as { readonly axe: typeof axe }).axe;
  const { violations } = await run(document, {
    runOnly: { type: "tag", values: tags },
    resultTypes: ["violations"],
  });
  for (const { nodes } of violations.filter(({ id }) => id === "target-size")) {
    for (const node of nodes.toReversed()) {
      const element = document.querySelector(node.target.join(" "));
      if (element === null) continue;
      // What comes into sight on the way is laid out then, and moves what was scrolled to.
      for (let turn = 0; turn < 3; turn += 1) {
        element.scrollIntoView({ block: "center", behavior: "instant" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
      const again = await run(element, { runOnly: ["target-size"] });
      if (again.violations.length === 0) nodes.splice(nodes.indexOf(node), 1);
    }
  }
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} — ${failureSummary}`),
  );
}

/** Elements that stick out of a window that can be scrolled sideways; none when it cannot. */
function tooWide(): readonly string[] {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => `${element.tagName} ${element.className} ${(element.textContent ?? "").slice(0, 40)}`)
    .slice(0, 8);
}
