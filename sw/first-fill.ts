import { pause } from "../src/clock/pause.ts";
import { FIRST_FILL_MS_MAX } from "../src/clock/waits.ts";
import { isFillShell } from "./messages.ts";

/** The part of the worker that this needs. */
export interface FirstWorker {
  readonly registration: { readonly active: unknown };
  readonly addEventListener: (type: "message", listener: (event: { readonly data: unknown }) => void) => void;
}

/**
 * The shell of a first visit is fetched when the page has what it shows, which needs the same line and the same processor: the page
 * says so. One that is gone, or frozen, is not waited for long. A new version is fetched beside a page that has everything.
 *
 * @param fill puts most of it on the shelf at once; where it fails, all of it is fetched file by file
 */
export function firstFill(worker: FirstWorker, fill: () => Promise<void>): () => Promise<void> {
  const asked = new Promise<void>((resolve) => {
    worker.addEventListener("message", ({ data }) => {
      if (isFillShell(data)) resolve();
    });
  });
  return async () => {
    if (worker.registration.active !== null) return;
    await Promise.race([asked, pause(FIRST_FILL_MS_MAX)]);
    await fill().catch(() => undefined);
  };
}
