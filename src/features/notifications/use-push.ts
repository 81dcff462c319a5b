import { useEffect, useState } from "react";
import type { PushState } from "../../remote/callables/push-callables.ts";
import { forgetThisBrowser, type PushServices } from "../../remote/push/forget-this-browser.ts";
import type { PushPermission } from "../../remote/push/this-browser.ts";

export interface Push {
  /** Undefined until the browser has said it. */
  readonly permission: PushPermission | undefined;
  /** Undefined without network: what is known stands on the server alone. */
  readonly state: PushState | undefined;
  /** Which of the devices this one is. */
  readonly ownId: string | undefined;
  readonly note: "failed" | "tested" | null;
  readonly isBusy: boolean;
  readonly enable: () => void;
  readonly disable: () => void;
  readonly test: () => void;
  readonly forget: (id: string) => void;
}

type Seen = Pick<Push, "permission" | "state" | "ownId">;

const NOT_SEEN: Seen = { permission: undefined, state: undefined, ownId: undefined };

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
    test: () => void run(async () => ((await calls.test()).ok ? "tested" : "failed")),
    forget: (id) => void run(() => forget(services, id)),
  };
}

/** A browser that the city does not know is not woken, whatever it says: somebody removed it elsewhere, or its address changed. */
async function see({ calls, browser }: PushServices, online: boolean): Promise<Seen> {
  const [permission, ownId] = [await browser.permission(), await browser.id()];
  const answer = online ? await calls.state() : undefined;
  if (answer?.ok !== true) return { permission, ownId, state: undefined };
  const isKnown = answer.value.devices.some(({ id }) => id === ownId);
  return { permission: permission === "on" && !isKnown ? "off" : permission, ownId, state: answer.value };
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
