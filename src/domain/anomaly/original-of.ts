import type { Identifier } from "../basics/identifier.ts";
import type { Anomaly } from "./anomaly.ts";

/** The report that this one repeats, where it is closed as a duplicate. */
export function originalOf({
  status,
  duplicateOf,
}: Pick<Anomaly, "status" | "duplicateOf">): Identifier | undefined {
  return status === "duplicate" ? (duplicateOf ?? undefined) : undefined;
}
