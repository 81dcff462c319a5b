import type { WorkboxPlugin } from "workbox-core";
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
 */
export function afterThePage(worker: FirstWorker): WorkboxPlugin {
  const asked = new Promise<void>((resolve) => {
    worker.addEventListener("message", ({ data }) => {
      if (isFillShell(data)) resolve();
    });
  });
  let mayFill: Promise<void> | undefined;
  return {
    requestWillFetch: async ({ request, event }) => {
      if (event?.type === "install" && worker.registration.active === null)
        await (mayFill ??= Promise.race([asked, pause(FIRST_FILL_MS_MAX)]));
      return request;
    },
  };
}
