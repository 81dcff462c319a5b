import { useEffect, useState } from "react";
import { useDevice } from "../../data/data-context.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { useLive } from "../../data/device/use-live.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";

const keyOf = (threadId: Identifier): string => `thread-seen ${threadId}`;

/** Until when this person had read the thread before this visit, by the city's clock; undefined at the first one. */
export function useLastVisit(threadId: Identifier, views: readonly MessageView[]): Instant | undefined {
  const device = useDevice();
  const stored = useLive(readSeen, keyOf(threadId));
  const [before, setBefore] = useState<{ readonly at: Instant | undefined }>();
  if (before === undefined && stored !== undefined) {
    setBefore({ at: stored === null ? undefined : stored });
  }
  const newest = Math.max(0, ...views.filter(({ mine }) => !mine).map(({ message }) => message.createdAt));
  // What is on the device yet may be older than what was read before.
  const isNewer = before !== undefined && newest > (before.at ?? 0);
  useEffect(() => {
    if (!isNewer) return;
    // A device that keeps nothing more says so when something is sent.
    keepSeen(device, threadId, newest).catch(() => undefined);
  }, [device, threadId, newest, isNewer]);
  return before?.at;
}

async function readSeen(device: DeviceDatabase, key: string): Promise<Instant | null> {
  const row = await device.settings.get(key);
  return row === undefined ? null : Number(row.value);
}

async function keepSeen(device: DeviceDatabase, threadId: Identifier, at: Instant): Promise<void> {
  await device.settings.put({ key: keyOf(threadId), value: String(at) });
}
