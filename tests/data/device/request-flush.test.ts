import { expect, it, vi } from "vitest";
import { OUTBOX_CHANNEL, requestFlush } from "../../../src/data/device/request-flush.ts";

it("asks whichever page sends to send now [OFF-1]", async () => {
  const heard = vi.fn<(data: unknown) => void>();
  const channel = new BroadcastChannel(OUTBOX_CHANNEL);
  channel.addEventListener("message", ({ data }) => heard(data));
  requestFlush();
  await expect.poll(() => heard.mock.calls).toEqual([["flush"]]);
  channel.close();
});
