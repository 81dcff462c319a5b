import { OUTBOX_CHANNEL } from "../../src/data/device/request-flush.ts";
import type { OutboxEngine } from "./engine.ts";

export function pageTriggers(engine: Pick<OutboxEngine, "flush">): () => void {
  const ends = new AbortController();
  const { signal } = ends;
  const flush = (): void => void engine.flush().catch(() => undefined);
  const flushWhenShown = (): void => {
    if (document.visibilityState === "visible") flush();
  };
  addEventListener("online", flush, { signal });
  addEventListener("pageshow", flushWhenShown, { signal });
  document.addEventListener("visibilitychange", flushWhenShown, { signal });
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.addEventListener("message", flush, { signal });
  return () => {
    ends.abort();
    channel.close();
  };
}
