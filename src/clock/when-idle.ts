/** Of a page that never rests; Safari has no idle moments and waits for nothing but the load. */
const IDLE_MS_MAX = 2_000;

/** When the page and its parts are loaded and the processor has a moment to spare: for what nobody waits for. */
export async function whenIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });
  if (!("requestIdleCallback" in globalThis)) return;
  await new Promise<void>((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: IDLE_MS_MAX });
  });
}
