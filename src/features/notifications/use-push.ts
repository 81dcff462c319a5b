import { useEffect, useState } from "react";
import type { PushState } from "../../remote/callables/push-callables.ts";
import { forgetThisBrowser, type PushServices } from "../../remote/push/forget-this-browser.ts";
import type { PushPermission } from "../../remote/push/this-browser.ts";

export interface Push {
  /** Undefined until the browser has said it. */
  readonly permission: PushPermission | undefined;
  /** Undefined without network: what is known stands on the server alone. */
  readonly state: PushState | undefined;
  /** With network, the city did not say it all the same. */
  readonly isUnanswered: boolean;
  /** Which of the devices this one is. */
  readonly ownId: string | undefined;
  readonly note: "failed" | "tested" | null;
  readonly isBusy: boolean;
  readonly enable: () => void;
  readonly disable: () => void;
  readonly test: () => void;
  /** Looks again at what stands. */
  readonly retry: () => void;
  readonly forget: (id: string) => void;
}

type Seen = Pick<Push, "permission" | "state" | "ownId" | "isUnanswered">;

const NOT_SEEN: Seen = { permission: undefined, state: undefined, ownId: undefined, isUnanswered: false };

/** Whether this device is woken, and the others of this person. @param label what this device is called among them */
export function usePush(services: PushServices, label: string, online: boolean): Push {
  const { calls, browser } = services;
  const [seen, setSeen] = useState(NOT_SEEN);
  const [note, setNote] = useState<Push["note"]>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isOver = false;
    const show = (now: Seen): void => void (isOver || setSeen(now));
    const look = async (): Promise<void> => {
      const here = await see({ calls, browser }, false);
      // What the browser refuses needs no city to be said.
      if (!online || here.permission !== "on") show(here);
      if (online) show(await see({ calls, browser }, true));
    };
    // What fails is looked at again with the network.
    look().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [calls, browser, online]);

  /** @param act answers what is said of it; null for nothing */
  const run = async (act: () => Promise<Push["note"]>): Promise<void> => {
    setBusy(true);
    setNote(await act().catch((): "failed" => "failed"));
    const now = await see(services, online).catch(() => undefined);
    if (now !== undefined) setSeen(now);
    setBusy(false);
  };
  return {
    ...seen,
    note,
    isBusy,
    enable: () => void run(() => enable(services, seen.state?.key ?? null, label)),
    disable: () => void run(() => forgetThisBrowser(services).then(() => null)),
    test: () => void run(() => test(services)),
    retry: () => void run(async () => null),
    forget: (id) => void run(() => forget(services, id)),
  };
}

/**
 * A browser that the city does not know is not woken, whatever it says: somebody removed it elsewhere, or its address changed. Nor is one
 * that was subscribed with a key that the city has no more.
 */
async function see({ calls, browser }: PushServices, online: boolean): Promise<Seen> {
  const [permission, ownId] = [await browser.permission(), await browser.id()];
  const answer = online ? await calls.state() : undefined;
  if (answer?.ok !== true) return { permission, ownId, state: undefined, isUnanswered: online };
  const state = answer.value;
  const isKnown = state.devices.some(({ id }) => id === ownId);
  const isWoken = isKnown && (state.key === null || (await browser.hears(state.key)));
  return {
    permission: permission === "on" && !isWoken ? "off" : permission,
    ownId,
    state,
    isUnanswered: false,
  };
}

/** Sent is what a push service took: where none did, nothing arrives. */
async function test({ calls }: PushServices): Promise<Push["note"]> {
  const sent = await calls.test();
  return sent.ok && sent.value.delivered > 0 ? "tested" : "failed";
}

async function forget(services: PushServices, id: string): Promise<Push["note"]> {
  if (id === (await services.browser.id())) return forgetThisBrowser(services).then(() => null);
  return (await services.calls.forget(id)).ok ? null : "failed";
}

/** A browser whose service the city does not take is not left waiting for pushes that never come. */
async function enable(
  { calls, browser }: PushServices,
  key: string | null,
  label: string,
): Promise<Push["note"]> {
  if (key === null) return "failed";
  const device = await browser.enable(key, label);
  if (device === undefined) return null;
  if ((await calls.subscribe(device)).ok) return null;
  await browser.disable();
  return "failed";
}
