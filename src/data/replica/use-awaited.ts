import { useLasting } from "../device/use-clock.ts";
import { useOnline } from "../device/use-online.ts";

const ANSWER_MS_MAX = 10_000;

/** Whether what this device does not have may be on its way: there is network, and the server was not given its time yet. */
export function useAwaited(isMissing: boolean): boolean {
  const mayCome = useOnline() && isMissing;
  const isLate = useLasting(mayCome, ANSWER_MS_MAX);
  return mayCome && !isLate;
}
