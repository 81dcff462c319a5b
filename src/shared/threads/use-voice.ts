import { useState } from "react";
import { useData, useDevice } from "../../data/data-context.ts";
import type { DeviceDatabase } from "../../data/device/open-device.ts";
import { useLive } from "../../data/device/use-live.ts";
import { may } from "../../domain/account/permissions.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";

const keyOf = (threadId: Identifier): string => `thread-own-name ${threadId}`;

interface Voice {
  /** Whoever moderates speaks for the commune, unless they say otherwise of what they are writing. */
  readonly isOfficial: boolean;
  /** Undefined for whoever speaks for nobody else, and until it is known what they said of it. */
  readonly speak: ((isOfficial: boolean) => void) | undefined;
  /** The next message is asked about anew. */
  readonly forget: () => void;
}

/** For whom a message speaks: kept on the device as its words are. */
export function useVoice(cityId: CityId, threadId: Identifier): Voice {
  const { actor } = useData();
  const device = useDevice();
  const stored = useLive(readOwnName, keyOf(threadId));
  const [chosen, choose] = useState<boolean>();
  const isOwn = chosen ?? stored;
  const mayChoose = may(actor, "write-official-message", { cityId });
  const say = (own: boolean): void => {
    choose(own);
    // A device that keeps nothing more says so when it is sent; the choice stays in the form.
    storeOwnName(device, threadId, own).catch(() => undefined);
  };
  return {
    isOfficial: mayChoose && isOwn === false,
    speak: mayChoose && isOwn !== undefined ? (isOfficial) => say(!isOfficial) : undefined,
    forget: () => (mayChoose ? say(false) : undefined),
  };
}

async function readOwnName(device: DeviceDatabase, key: string): Promise<boolean> {
  return (await device.settings.get(key)) !== undefined;
}

async function storeOwnName(device: DeviceDatabase, threadId: Identifier, own: boolean): Promise<void> {
  const key = keyOf(threadId);
  if (own) await device.settings.put({ key, value: "1" });
  else await device.settings.delete(key);
}
