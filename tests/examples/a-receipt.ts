import type { Receipt } from "../../src/domain/command/outcome.ts";
import { anIdentifier, NOW } from "./identifiers.ts";

/** Of a report that somebody made; its outcome is about the command that it is the receipt of. */
export function aReceipt({ outcome, ...over }: Partial<Receipt> = {}): Receipt {
  const { commandId = anIdentifier(1) } = over;
  return {
    kind: "report-anomaly",
    cityId: "35024",
    subject: { collection: "anomalies", id: commandId },
    content: null,
    rev: 1,
    updatedAt: NOW,
    schemaVersion: 1,
    ...over,
    commandId,
    outcome: outcome ?? { commandId, state: "applied", rev: 1, number: "", appliedAt: NOW },
  };
}
