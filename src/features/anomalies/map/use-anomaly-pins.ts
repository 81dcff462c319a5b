import { useLingui } from "@lingui/react";
import { useEffect, useMemo, useState } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import type { Pin } from "../../../map/pin.ts";
import type { anomalyPins } from "./anomaly-pins.ts";

type MakePins = typeof anomalyPins;

const NO_PINS: readonly Pin[] = [];

let loaded: MakePins | undefined;

/** The pins of these reports. What draws them comes beside Leaflet, so that the first paint does not wait for its icons. */
export function useAnomalyPins(views: readonly AnomalyView[] | undefined): readonly Pin[] {
  const { i18n } = useLingui();
  const [makePins, setMakePins] = useState(() => loaded);
  useEffect(() => {
    if (makePins !== undefined) return;
    const load = async (): Promise<void> => {
      const module = await withWords(import("./anomaly-pins.ts"));
      loaded = module.anomalyPins;
      setMakePins(() => loaded);
    };
    void load();
  }, [makePins]);
  return useMemo(() => makePins?.(i18n, views ?? []) ?? NO_PINS, [makePins, i18n, views]);
}
