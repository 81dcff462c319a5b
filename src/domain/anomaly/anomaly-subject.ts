import type { Identifier } from "../basics/identifier.ts";

export function anomalySubject(id: Identifier) {
  return { collection: "anomalies", id } as const;
}
