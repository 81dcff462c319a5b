import { systemClock } from "./system-clock.ts";

/** What comes of it, or a failure where it does not come in time. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let cancel = (): void => undefined;
  const late = new Promise<never>((_, reject) => {
    cancel = systemClock.after(ms, () => reject(new Error("No answer came in time.")));
  });
  return Promise.race([work, late]).finally(() => cancel());
}
