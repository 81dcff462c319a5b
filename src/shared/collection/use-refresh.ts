import { useEffect, useState } from "react";
import { cityClock } from "../../clock/city-clock.ts";
import { systemClock } from "../../clock/system-clock.ts";
import { PASSING_MS, PULL_ANSWER_MS_MAX } from "../../clock/waits.ts";
import { useOnline } from "../../data/device/use-online.ts";
import { askAnew } from "../../data/replica/asked-anew.ts";
import { useFreshness } from "../../data/replica/use-freshness.ts";
import { refreshSeen, type RefreshState } from "./refresh-state.ts";

const NONE: RefreshState = { kind: "none" };

export function useRefresh(key: string, collection: Parameters<typeof useFreshness>[1]) {
  const online = useOnline();
  const freshness = useFreshness(key, collection);
  const [state, setState] = useState(NONE);
  const seen = refreshSeen(state, freshness);
  if (seen !== state) setState(seen);
  const { kind } = seen;
  useEffect(() => {
    if (kind === "none") return undefined;
    if (kind === "asked") return systemClock.after(PULL_ANSWER_MS_MAX, () => setState({ kind: "late" }));
    return systemClock.after(PASSING_MS, () => setState(NONE));
  }, [kind]);
  const refresh = (): void => {
    if (kind === "asked") return;
    if (!online) return setState({ kind: "offline" });
    setState({ kind: "asked", at: cityClock.now(), hasBegun: !freshness.live });
    askAnew();
  };
  return { state: seen, refresh };
}
