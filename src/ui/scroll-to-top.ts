/** Scrolling by hand cancels the animation. */
const USER_INPUTS = ["wheel", "touchstart", "keydown"] as const;

/** Scrolls with an ease-out, at once under prefers-reduced-motion. @returns cancels it */
export function scrollToTop(durationMs: number): () => void {
  const from = globalThis.scrollY;
  if (from === 0) return () => undefined;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    globalThis.scrollTo({ top: 0, behavior: "instant" });
    return () => undefined;
  }
  const ends = new AbortController();
  let started: number | undefined;
  const step = (now: number): void => {
    if (ends.signal.aborted) return;
    started ??= now;
    const left = 1 - Math.min(1, (now - started) / durationMs);
    globalThis.scrollTo({ top: Math.round(from * left ** 3), behavior: "instant" });
    if (left > 0) requestAnimationFrame(step);
    else ends.abort();
  };
  for (const kind of USER_INPUTS) {
    addEventListener(kind, () => ends.abort(), { signal: ends.signal, passive: true });
  }
  requestAnimationFrame(step);
  return () => ends.abort();
}
