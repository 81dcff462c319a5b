import { vi } from "vitest";

/** As Vitest's own, which ends after one second: on a busy machine that is a limit on time, and no test asks for one. */
export function waitFor<T>(condition: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(condition, { timeout: 10_000 });
}
