import { MINUTE_MS, SECOND_MS } from "../../domain/basics/instant.ts";

/** Long enough for what a page asks for next after an answer. */
export const REST_MS = 2 * SECOND_MS;

/**
 * Until nothing that this page asked for was answered for two seconds, or some time has passed. Chromium ends the worker in
 * office as soon as it rests, once: a request that comes at that moment starts it again, and the new one waits for thirty idle
 * seconds more, or for five minutes (docs/decisions/0015).
 */
export function untilAtRest(waitMsMax = MINUTE_MS): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      answers.disconnect();
      clearTimeout(rest);
      clearTimeout(last);
      resolve();
    };
    let rest = setTimeout(end, REST_MS);
    const last = setTimeout(end, waitMsMax);
    const answers = new PerformanceObserver(() => {
      clearTimeout(rest);
      rest = setTimeout(end, REST_MS);
    });
    answers.observe({ type: "resource" });
  });
}
