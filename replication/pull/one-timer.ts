import type { PullTime } from "./ports.ts";

export function oneTimer(time: PullTime): { set(ms: number, run: () => void): void; cancel(): void } {
  let cancel = (): void => undefined;
  return {
    set(ms, run) {
      cancel();
      cancel = time.after(ms, run);
    },
    cancel: () => cancel(),
  };
}
