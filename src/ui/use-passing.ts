import { useEffect, useState } from "react";
import { systemClock } from "../clock/system-clock.ts";
import { PASSING_MS } from "../clock/waits.ts";

/** What was done a moment ago, said in its own place: it goes by itself. */
export function usePassing<T extends string>(): readonly [said: T | undefined, say: (what: T) => void] {
  const [said, setSaid] = useState<{ readonly what: T }>();
  useEffect(
    () => (said === undefined ? undefined : systemClock.after(PASSING_MS, () => setSaid(undefined))),
    [said],
  );
  return [said?.what, (what) => setSaid({ what })];
}
