import { AWAITED_MS_MAX } from "../../clock/waits.ts";
import { useLasting } from "../device/use-clock.ts";
import { useOnline } from "../device/use-online.ts";

/** Whether what this device does not have may be on its way: there is network, and the server was not given its time yet. */
export function useAwaited(isMissing: boolean): boolean {
  const mayCome = useOnline() && isMissing;
  const isLate = useLasting(mayCome, AWAITED_MS_MAX);
  return mayCome && !isLate;
}
