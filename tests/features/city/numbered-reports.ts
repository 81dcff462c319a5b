import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdentifier } from "../../examples/identifiers.ts";

/** A report of just now that the city received. */
export const numbered = (n: number, over: Partial<Anomaly> = {}): Anomaly =>
  anAnomaly({
    id: anIdentifier(n),
    number: `2026-${String(n).padStart(4, "0")}`,
    createdAt: Date.now(),
    ...over,
  });

export const SIX = Array.from({ length: 6 }, (_, index) => numbered(index + 1));
