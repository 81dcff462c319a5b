import { FieldValue, type DocumentReference, type Transaction } from "firebase-admin/firestore";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { settingsOf } from "../../../src/domain/city/city-settings.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import { contentOf, writeAnomaly } from "../store/anomaly-documents.ts";
import { cityYearOf } from "./city-day.ts";
import type { Verdict } from "./judge.ts";
import type { CommandDocuments, ReportDocuments } from "./load-documents.ts";

type Answer = Pick<Receipt, "outcome" | "content">;

const SEQUENCE_DIGITS = 4;

/** Writes what the city agreed to; nothing is written twice when nothing changed. */
export function applyVerdict(
  transaction: Transaction,
  command: Command,
  documents: CommandDocuments,
  verdict: Verdict,
): Answer {
  const { facts, change } = verdict;
  const anomaly = applyToAnomaly(transaction, documents, verdict);
  applyToOthers(transaction, documents, verdict);
  const { rev } = anomaly ?? change.city ?? change.userCity ?? facts.userCity;
  const created = command.kind === "report-anomaly" ? anomaly : undefined;
  return {
    outcome: {
      commandId: command.id,
      state: "applied",
      rev,
      number: created?.number ?? "",
      appliedAt: facts.now,
    },
    content: created === undefined ? null : contentOf(created),
  };
}

/** What the person keeps, and what the city settled. */
function applyToOthers(
  transaction: Transaction,
  documents: CommandDocuments,
  { facts, change }: Verdict,
): void {
  const { userCity = facts.userCity, city = facts.city } = change;
  const updatedAt = FieldValue.serverTimestamp();
  if (userCity !== facts.userCity) transaction.set(documents.userCity.ref, { ...userCity, updatedAt });
  if (city === facts.city) return;
  transaction.update(documents.city.ref, { ...settingsOf(city), rev: city.rev, updatedAt });
}

/** The anomaly as it stands after the command; undefined when it is about something else. */
function applyToAnomaly(
  transaction: Transaction,
  documents: CommandDocuments,
  { facts, change, report, authorReceipt }: Verdict,
): Anomaly | undefined {
  if (change.anomaly === undefined || documents.anomaly === undefined) return undefined;
  const anomaly =
    report === undefined
      ? change.anomaly
      : welcome(transaction, change.anomaly, report, documents, facts.now);
  if (anomaly !== facts.anomaly) writeAnomaly(transaction, anomaly, documents.anomaly, authorReceipt);
  return anomaly;
}

export function writeReceipt(
  transaction: Transaction,
  receipt: DocumentReference,
  { id, cityId }: Command,
  { outcome, content }: Answer,
): Receipt["outcome"] {
  const updatedAt = FieldValue.serverTimestamp();
  transaction.create(receipt, {
    commandId: id,
    cityId,
    outcome,
    content,
    rev: 1,
    updatedAt,
    schemaVersion: 1,
  });
  return outcome;
}

/** A new report: its number, one more of its author's day, and a place kept for each of its photos. */
function welcome(
  transaction: Transaction,
  anomaly: Anomaly,
  { numbers, photos }: ReportDocuments,
  { quota }: CommandDocuments,
  now: Instant,
): Anomaly {
  const year = cityYearOf(now);
  const last: unknown = numbers.get(year);
  const sequence = (typeof last === "number" ? last : 0) + 1;
  transaction.set(numbers.ref, { [year]: sequence }, { merge: true });
  transaction.set(quota.ref, { reports: FieldValue.increment(1) }, { merge: true });
  for (const photo of photos) {
    transaction.set(photo.ref, { anomalyId: anomaly.id, uid: anomaly.authorId, state: "waiting" });
  }
  return { ...anomaly, number: `${year}-${String(sequence).padStart(SEQUENCE_DIGITS, "0")}` };
}
