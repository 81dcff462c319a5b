import { Lamp } from "lucide-react";
import type { Pin } from "../../src/map/pin.ts";

/** A believable pin of Betton; `over` says what matters to the test. */
export function aPin(over: Partial<Pin> = {}): Pin {
  return {
    id: "lampadaire",
    place: { latE6: 48_181_700, lngE6: -1_643_600 },
    shape: "round",
    tone: "primary",
    icon: Lamp,
    label: "Anomalie : lampadaire éteint, signalée, 12 rue des Lilas",
    open: true,
    waiting: false,
    ...over,
  };
}
