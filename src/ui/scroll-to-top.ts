/** Ends it when the person scrolls by themselves. */
const OWN_HANDS = ["wheel", "touchstart", "keydown"] as const;

/**
 * Brings the window to its top, slowing down on the way; at once for who wants no motion.
 *
 * @returns stops on the way
 */
export function scrollToTop(durationMs: number): () => void {
  const from = globalThis.scrollY;
  if (from === 0) return () => undefined;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    globalThis.scrollTo({ top: 0, behavior: "instant" });
    return () => undefined;
  }
  const ends = new AbortController();
  const started = performance.now();
  const step = (now: number): void => {
    if (ends.signal.aborted) return;
    const left = 1 - Math.min(1, Math.max(0, now - started) / durationMs);
    globalThis.scrollTo({ top: Math.round(from * left ** 3), behavior: "instant" });
    if (left > 0) requestAnimationFrame(step);
    else ends.abort();
  };
  for (const kind of OWN_HANDS) {
    addEventListener(kind, () => ends.abort(), { signal: ends.signal, passive: true });
  }
  requestAnimationFrame(step);
  return () => ends.abort();
}
