import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { ok, err, type Result } from "../../../src/domain/basics/result.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import { decide, type Change, type Facts } from "../../../src/domain/command/decide.ts";
import type { Refusal } from "../../../src/domain/command/refusal.ts";
import { isTaken } from "../photos/photo-document.ts";
import { authorReceiptOf } from "../store/anomaly-documents.ts";
import { loadReportDocuments, type ReportDocuments } from "./load-documents.ts";

/** What the city agreed to, with the documents that follow from it. */
export interface Verdict {
  readonly facts: Facts;
  readonly change: Change;
  /** Only for a report that did not exist. */
  readonly report: ReportDocuments | undefined;
  /** Where the subject's author reads it, while it is not public. */
  readonly authorReceipt: DocumentSnapshot | undefined;
}

/** The same decision as on the device, and what only the city can see: photos that belong to others. */
export async function judge(
  transaction: Transaction,
  command: Command,
  facts: Facts | undefined,
): Promise<Result<Verdict, Refusal>> {
  if (facts === undefined) return err({ code: "unknown_city" });
  const decision = decide(command, facts);
  if (!decision.ok) return decision;
  const change = decision.value;
  if (change.anomaly === undefined) {
    return ok({ facts, change, report: undefined, authorReceipt: undefined });
  }
  if (facts.anomaly !== undefined) {
    const authorReceipt = await authorReceiptOf(transaction, facts.anomaly);
    return ok({ facts, change, report: undefined, authorReceipt });
  }
  if (command.kind !== "report-anomaly") throw new Error(`${command.kind} was accepted without its subject.`);
  const report = await loadReportDocuments(transaction, command);
  const claim = { uid: facts.actor.uid, anomalyId: command.id };
  if (report.photos.some((photo) => isTaken(photo, claim))) return err({ code: "photo_taken" });
  return ok({ facts, change, report, authorReceipt: undefined });
}
