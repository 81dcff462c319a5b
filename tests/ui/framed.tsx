import { I18nProvider } from "@lingui/react";
import { run, type RuleObject } from "axe-core";
import type { ReactNode } from "react";
import { MemoryRouter, parsePath } from "react-router-dom";
import { render } from "vitest-browser-react";
import { i18n, withWords } from "../../src/i18n/activate-locale.ts";
import { AppFrame, Words } from "../../src/app/shell/app-frame.tsx";

let visits = 0;

/**
 * On a page as the app makes it: language, words, toasts, styles, and a router at some place. By the key of an entry of the history
 * rows and drafts are remembered: no two tests share one.
 */
export async function renderFramed(
  children: ReactNode,
  at: string | { pathname: string; state: unknown } = "/",
  before?: { pathname: string; state: unknown },
) {
  // As a screen waits for its words.
  await withWords(Promise.resolve());
  visits += 1;
  const entry = { ...(typeof at === "string" ? parsePath(at) : at), key: `visit-${visits}` };
  return render(
    <MemoryRouter initialEntries={before === undefined ? [entry] : [before, entry]}>
      <AppFrame>{children}</AppFrame>
    </MemoryRouter>,
  );
}

/** Controls alone, with their words. */
export async function renderControls(children: ReactNode) {
  await withWords(Promise.resolve());
  return render(
    <I18nProvider i18n={i18n}>
      <Words>{children}</Words>
    </I18nProvider>,
  );
}

const TAGS = ["RGAAv4", "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds wrong with pieces of a page, by the rules of RGAA and WCAG 2.2 AA. */
export function barriers(): Promise<readonly string[]> {
  return violations({ region: { enabled: false } });
}

/** The same for a whole page, which must have its landmarks too. */
export function pageBarriers(): Promise<readonly string[]> {
  return violations({});
}

interface Violation {
  readonly words: string;
  readonly selector: string;
}

async function violations(rules: RuleObject): Promise<readonly string[]> {
  const [first, ...others] = await violationsNow(rules);
  if (first === undefined) return [];
  // A target half under a bar that stays is as large as ever once it is scrolled to, and a toast that began to fade in while axe was
  // looking has not its colours yet: what is wrong is still wrong with the page elsewhere and at rest.
  document.querySelector(first.selector)?.scrollIntoView({ block: "center", behavior: "instant" });
  const again = new Set((await violationsNow(rules)).map(({ words }) => words));
  return [first, ...others].map(({ words }) => words).filter((words) => again.has(words));
}

async function violationsNow(rules: RuleObject): Promise<readonly Violation[]> {
  await passingAnimations();
  const found = await run(document.body, {
    runOnly: { type: "tag", values: TAGS },
    rules,
    resultTypes: ["violations"],
  });
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ words: `${id}: ${target.join(" ")}`, selector: target.join(" ") })),
  );
}

/** What fades in has not its colours yet; what is taken away while it fades is over too. */
async function passingAnimations(): Promise<void> {
  const short = document.getAnimations().filter((animation) => {
    const end = animation.effect?.getComputedTiming().endTime;
    return typeof end === "number" && end < 1000;
  });
  await Promise.allSettled(short.map((animation) => animation.finished));
}
