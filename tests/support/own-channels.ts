import { threadId } from "node:worker_threads";
import { vi } from "vitest";

/** Channels of this file alone: in Node they reach every thread of the process, and so every test that runs beside this one. */
export function ownChannels(): void {
  class OwnChannel extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of ${threadId}`);
    }
  }
  vi.stubGlobal("BroadcastChannel", OwnChannel);
}
