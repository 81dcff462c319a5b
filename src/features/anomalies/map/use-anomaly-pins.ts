import { useLingui } from "@lingui/react";
import { useEffect, useMemo, useState } from "react";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import type { Pin } from "../../../map/pin.ts";

type MakePins = (typeof import("./anomaly-pins.ts"))["anomalyPins"];

const NO_PINS: readonly Pin[] = [];

let loaded: MakePins | undefined;

/** The pins of these reports. What draws them comes beside Leaflet, so that the first paint does not wait for its icons. */
export function useAnomalyPins(views: readonly AnomalyView[] | undefined): readonly Pin[] {
  const { i18n } = useLingui();
  const [makePins, setMakePins] = useState(() => loaded);
  useEffect(() => {
    if (makePins !== undefined) return;
    void withWords(import("./anomaly-pins.ts")).then(({ anomalyPins }) => {
      loaded = anomalyPins;
      setMakePins(() => anomalyPins);
    });
  }, [makePins]);
  return useMemo(() => makePins?.(i18n, views ?? []) ?? NO_PINS, [makePins, i18n, views]);
}
