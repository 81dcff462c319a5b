import { MINUTE_MS, SECOND_MS } from "../../domain/basics/instant.ts";

/** Long enough for what a page asks for next after an answer. */
export const QUIET_MS = 2 * SECOND_MS;

/**
 * Until nothing that this page asked for was answered for two seconds, or a minute has passed. Chromium ends the worker in
 * office as soon as it rests, once: a request that comes at that moment starts it again, and the new one waits for thirty idle
 * seconds more, or for five minutes (docs/decisions/0014).
 */
export function untilQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      answers.disconnect();
      clearTimeout(quiet);
      clearTimeout(last);
      resolve();
    };
    let quiet = setTimeout(end, QUIET_MS);
    const last = setTimeout(end, MINUTE_MS);
    const answers = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, QUIET_MS);
    });
    answers.observe({ type: "resource" });
  });
}
