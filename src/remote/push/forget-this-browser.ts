import type { PushCallables } from "../callables/push-callables.ts";
import type { ThisBrowser } from "./this-browser.ts";

export interface PushServices {
  readonly calls: PushCallables;
  readonly browser: ThisBrowser;
}

/** The city first, while it still knows who asks. Without network it learns from the push service that nobody listens any more. */
export async function forgetThisBrowser({ calls, browser }: PushServices): Promise<void> {
  const id = await browser.id();
  if (id === undefined) return;
  await calls.forget(id);
  await browser.disable();
}
