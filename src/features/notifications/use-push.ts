import { useEffect, useState } from "react";
import type { PushCallables, PushState } from "../../remote/callables/push-callables.ts";
import type { PushPermission, ThisBrowser } from "../../remote/push/this-browser.ts";

export interface PushServices {
  readonly calls: PushCallables;
  readonly browser: ThisBrowser;
}

export interface Push {
  /** Undefined until the browser has said it. */
  readonly permission: PushPermission | undefined;
  /** Undefined without network: what is known stands on the server alone. */
  readonly state: PushState | undefined;
  readonly note: "failed" | "tested" | null;
  readonly isBusy: boolean;
  readonly enable: () => void;
  readonly disable: () => void;
  readonly test: () => void;
  readonly forget: (id: string) => void;
}

type Seen = Pick<Push, "permission" | "state">;

/** Whether this device is woken, and the others of this person. @param label what this device is called among them */
export function usePush(services: PushServices, label: string, online: boolean): Push {
  const { calls, browser } = services;
  const [{ permission, state }, setSeen] = useState<Seen>({ permission: undefined, state: undefined });
  const [note, setNote] = useState<Push["note"]>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let isOver = false;
    see({ calls, browser }, online).then(
      (seen) => isOver || setSeen(seen),
      // What fails is looked at again with the network.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [calls, browser, online]);

  /** @param act answers what is said of it; null for nothing */
  const run = async (act: () => Promise<Push["note"]>): Promise<void> => {
    setBusy(true);
    setNote(await act().catch((): "failed" => "failed"));
    const seen = await see(services, online).catch(() => undefined);
    if (seen !== undefined) setSeen(seen);
    setBusy(false);
  };
  return {
    permission,
    state,
    note,
    isBusy,
    enable: () => void run(() => enable(services, state?.key ?? null, label)),
    disable: () => void run(() => browser.disable().then(() => null)),
    test: () => void run(async () => ((await calls.test()).ok ? "tested" : "failed")),
    forget: (id) => void run(async () => ((await calls.forget(id)).ok ? null : "failed")),
  };
}

async function see({ calls, browser }: PushServices, online: boolean): Promise<Seen> {
  const permission = await browser.permission();
  const answer = online ? await calls.state() : undefined;
  return { permission, state: answer?.ok === true ? answer.value : undefined };
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
