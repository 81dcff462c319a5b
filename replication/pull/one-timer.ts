import type { PullTime } from "./ports.ts";

export interface OneTimer {
  set(ms: number, run: () => void): void;
  cancel(): void;
}

export function oneTimer(time: PullTime): OneTimer {
  let cancel = (): void => undefined;
  return {
    set(ms, run) {
      cancel();
      cancel = time.after(ms, run);
    },
    cancel: () => cancel(),
  };
}
