import { pause } from "./pause.ts";
import { IDLE_MS_MAX, LOADED_MS_MAX } from "./waits.ts";

/** When the page and what it shows are loaded; a picture that hangs on a bad line is not waited for. */
export function whenLoaded(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  const loaded = new Promise((resolve) => {
    addEventListener("load", resolve, { once: true });
  });
  return Promise.race([loaded, pause(LOADED_MS_MAX)]);
}

/** When the processor has a moment to spare, too: for what nobody waits for. Safari knows no idle moments. */
export async function whenIdle(): Promise<void> {
  await whenLoaded();
  if (!("requestIdleCallback" in globalThis)) return;
  await new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: IDLE_MS_MAX });
  });
}
