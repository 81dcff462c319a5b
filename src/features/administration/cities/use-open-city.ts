import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import { useAct, type ActState } from "../use-act.ts";

export interface ClosedCityProps {
  readonly commune: CommuneEntry;
  readonly onOpened: () => void;
}

interface OpenCity {
  readonly state: ActState;
  readonly open: () => void;
}

export function useOpenCity({ commune: { code }, onOpened }: ClosedCityProps): OpenCity {
  const { state, act } = useAct();
  const open = async (): Promise<void> => {
    if (await act("open-city", { cityId: code })) onOpened();
  };
  return { state, open: () => void open() };
}
