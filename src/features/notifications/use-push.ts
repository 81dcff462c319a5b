import { useCallback, useEffect, useState } from "react";
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

/** Whether this device is woken, and the others of this person. @param label what this device is called among them */
export function usePush({ calls, browser }: PushServices, label: string, online: boolean): Push {
  const [permission, setPermission] = useState<PushPermission>();
  const [state, setState] = useState<PushState>();
  const [note, setNote] = useState<Push["note"]>(null);
  const [isBusy, setBusy] = useState(false);
  const look = useCallback(async () => {
    setPermission(await browser.permission());
    const answer = await calls.state();
    if (answer.ok) setState(answer.value);
  }, [browser, calls]);
  useEffect(() => {
    // What fails is looked at again with the network.
    look().catch(() => undefined);
  }, [look, online]);

  /** @param act answers what is said of it; undefined for nothing */
  const run = (act: () => Promise<Push["note"]>): void => {
    setBusy(true);
    act()
      .catch((): "failed" => "failed")
      .then(async (said) => {
        setNote(said);
        await look();
      })
      .catch(() => undefined)
      .finally(() => setBusy(false));
  };
  return {
    permission,
    state,
    note,
    isBusy,
    enable: () =>
      run(async () => {
        const key = state?.key ?? null;
        if (key === null) return "failed";
        const device = await browser.enable(key, label);
        if (device === undefined) return null;
        if ((await calls.subscribe(device)).ok) return null;
        await browser.disable();
        return "failed";
      }),
    disable: () =>
      run(async () => {
        await browser.disable();
        return null;
      }),
    test: () => run(async () => ((await calls.test()).ok ? "tested" : "failed")),
    forget: (id) => run(async () => ((await calls.forget(id)).ok ? null : "failed")),
  };
}
