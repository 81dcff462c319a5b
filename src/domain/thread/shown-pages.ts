/**
 * Which pages of a thread of so many are shown, in order: the first, and the last ones from `earliest` on. Without it, the last two: the
 * last twenty messages may have begun a page before.
 */
export function shownPages(pages: number, earliest?: number): readonly number[] {
  const from = Math.max(1, Math.min(earliest ?? pages - 1, pages));
  const last = Array.from({ length: pages - from + 1 }, (_, index) => from + index);
  return from > 1 ? [1, ...last] : last;
}

/** Those that are read: what is shown, and the page with the commune's answer, which stands above all of them. */
export function readPages(shown: readonly number[], officialPage: number | undefined): readonly number[] {
  if (officialPage === undefined || shown.includes(officialPage)) return shown;
  return [...shown, officialPage].toSorted((a, b) => a - b);
}
