import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { City } from "../../../domain/city/city.ts";
import type { Correcting } from "./use-corrections.ts";

export interface CorrectionDialogProps {
  readonly anomaly: Anomaly;
  readonly city: City;
  readonly onSend: Correcting["send"];
  readonly onClose: () => void;
}
