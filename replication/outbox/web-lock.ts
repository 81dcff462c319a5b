import type { Lock } from "./ports.ts";

/** One sender at a time among the pages and the worker of this device. */
export function webLock(name: string, locks: LockManager = navigator.locks): Lock {
  return {
    run: async (task, steal) => {
      let work: Promise<void> | undefined;
      const hold = async (lock: unknown): Promise<"ran" | "busy"> => {
        if (lock === null) return "busy";
        work = task();
        await work;
        return "ran";
      };
      try {
        return await locks.request(name, steal ? { steal: true } : { ifAvailable: true }, hold);
      } catch (error) {
        // Stolen from us while we worked: the work goes on and ends as ours.
        if (work === undefined || !(error instanceof DOMException && error.name === "AbortError"))
          throw error;
        await work;
        return "ran";
      }
    },
  };
}
