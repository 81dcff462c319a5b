import { cityClock } from "../../src/clock/city-clock.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import type { Channel, PageMessage } from "./leader.ts";
import type { PageSignals, PullTime } from "./ports.ts";

/** By the city's time: positions and proofs are compared with what the city stamped, and with what another page noted. */
export const browserTime: PullTime = { ...systemClock, now: cityClock.now, random: Math.random };

export const browserPage: PageSignals = {
  isVisible: () => document.visibilityState === "visible",
  onVisibility(run) {
    document.addEventListener("visibilitychange", run);
    // A page that comes back from the back-forward cache was frozen meanwhile.
    addEventListener("pageshow", run);
    return () => {
      document.removeEventListener("visibilitychange", run);
      removeEventListener("pageshow", run);
    };
  },
  onOnline(run) {
    addEventListener("online", run);
    return () => removeEventListener("online", run);
  },
};

export function browserChannel(name: string): Channel {
  const channel = new BroadcastChannel(name);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- it never leaves this origin
    say: (message) => channel.postMessage(message),
    hear: (run) => channel.addEventListener("message", ({ data }: MessageEvent<PageMessage>) => run(data)),
    close: () => channel.close(),
  };
}
