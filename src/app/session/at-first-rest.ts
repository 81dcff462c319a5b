import { pause } from "../../clock/pause.ts";
import { FIRST_REST_MS } from "../../clock/waits.ts";
import { whenLoaded } from "../../clock/when-idle.ts";

const SIGNS = ["pointerdown", "keydown", "offline"] as const;

/**
 * Runs once: when the person does anything, else when the page has rested for a while after it was loaded. Until then the line and
 * the processor are for what they look at. A page that nobody sees, or without network, has nothing to wait for.
 */
export function atFirstRest(run: () => void): void {
  if (document.visibilityState === "hidden" || !navigator.onLine) return run();
  const over = new AbortController();
  const { signal } = over;
  const begin = (): void => {
    if (signal.aborted) return;
    over.abort();
    run();
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, signal });
  void whenLoaded()
    .then(() => pause(FIRST_REST_MS, signal))
    .then(begin);
}
