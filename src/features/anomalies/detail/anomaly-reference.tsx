import { Trans } from "@lingui/react/macro";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";

/** « Anomalie n° 2026-0142 », or what stands for it until the city gave one. */
export function AnomalyReference({ anomaly: { number } }: { readonly anomaly: Anomaly }) {
  return number === "" ? <Trans>Numéro attribué à l’envoi</Trans> : <Trans>Anomalie n° {number}</Trans>;
}
