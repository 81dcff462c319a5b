import { onTestFinished, vi } from "vitest";

/** Everything that a text could have become if it had been taken for markup. */
const MADE =
  "[onerror],[onload],[onfocus],[ontoggle],iframe,object,embed,math,base,marquee,a[href^='javascript']";

/** Nothing ran, and nothing was made. */
export const NOTHING = { ran: 0, made: [] };

/** @returns what came of the markup in the texts of the page meanwhile */
export function watchMarkup() {
  const pwned = vi.fn<() => void>();
  vi.stubGlobal("pwned", pwned);
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => ({
    ran: pwned.mock.calls.length,
    made: [...document.body.querySelectorAll(MADE)].map(({ outerHTML }) => outerHTML),
  });
}
