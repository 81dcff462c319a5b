import type { Transaction } from "firebase-admin/firestore";
import { ok, err, type Result } from "../../../src/domain/basics/result.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { settingsOf } from "../../../src/domain/city/city-settings.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import type { Facts } from "../../../src/domain/command/decide.ts";
import type { Outcome, Receipt } from "../../../src/domain/command/outcome.ts";
import type { Refusal } from "../../../src/domain/command/refusal.ts";
import type { Identity } from "../access/identity.ts";
import { ensureCity } from "../cities/create-city.ts";
import { db } from "../firebase.ts";
import { refs } from "../store/paths.ts";
import { isDisabled, repairProfile } from "../store/profile.ts";
import { factsOf } from "./facts.ts";
import { judge } from "./judge.ts";
import { loadDocuments } from "./load-documents.ts";
import { applyVerdict, writeReceipt } from "./record.ts";

type Answered = Result<Outcome, "account_disabled">;
/** The city is not there: somebody chose it without network, and it could not be asked for yet. */
const NO_CITY = "no_city";

/**
 * One command, one transaction: all of its effects and its receipt, or nothing (P2). A commune that nobody has opened is
 * made first; only one that does not exist refuses, for a refusal is final (P6).
 */
export async function runCommand(command: Command, identity: Identity): Promise<Answered> {
  const answered = await answerOnce(command, identity, "asked-for");
  if (answered !== NO_CITY) return answered;
  const made = await ensureCity(command.cityId);
  if (!made.ok && made.problem === "unreachable") return retry(command.id);
  const again = await answerOnce(command, identity, "refused");
  if (again === NO_CITY) throw new Error(`${command.id} was not judged.`);
  return again;
}

type MissingCity = "asked-for" | "refused";

function answerOnce(command: Command, identity: Identity, missingCity: MissingCity) {
  return db().runTransaction((transaction) => answer(transaction, command, identity, missingCity));
}

function retry(commandId: Command["id"]): Answered {
  return ok({ commandId, state: "retry" });
}

async function answer(
  transaction: Transaction,
  command: Command,
  identity: Identity,
  missingCity: MissingCity,
): Promise<Answered | typeof NO_CITY> {
  const now = Date.now();
  const commandId = command.id;
  const documents = await loadDocuments(transaction, command, identity.uid, now);
  const { profile, receipt } = documents;
  if (isDisabled(profile)) return err("account_disabled");
  if (receipt.exists) return ok(receipt.get("outcome") as Receipt["outcome"]);
  const facts = factsOf(documents, identity, command, now);
  if (facts === undefined && missingCity === "asked-for") return NO_CITY;
  const verdict = await judge(transaction, command, facts);
  if (!verdict.ok && (await comesTooEarly(transaction, command, identity.uid, verdict.problem))) {
    return retry(commandId);
  }
  repairProfile(transaction, profile);
  if (!verdict.ok) {
    const outcome = refusalOf(command, verdict.problem, facts, now);
    return ok(writeReceipt(transaction, receipt.ref, command, { outcome, content: null }));
  }
  const applied = applyVerdict(transaction, command, documents, verdict.value);
  return ok(writeReceipt(transaction, receipt.ref, command, applied));
}

/** What somebody else changed meanwhile is no refusal: the person sees it, and chooses. */
function refusalOf(
  { id: commandId }: Command,
  refusal: Refusal,
  facts: Facts | undefined,
  appliedAt: Instant,
): Receipt["outcome"] {
  if (refusal.code !== "changed_meanwhile" || facts === undefined) {
    return { commandId, state: "refused", refusal, appliedAt };
  }
  const { city } = facts;
  return {
    commandId,
    state: "conflict",
    refusal,
    current: { ...settingsOf(city), rev: city.rev },
    appliedAt,
  };
}

/** A child that overtook its parent is no mistake: it waits. A parent that was refused has its receipt too. */
async function comesTooEarly(
  transaction: Transaction,
  { dependsOn }: Command,
  uid: string,
  { code }: Refusal,
): Promise<boolean> {
  if (code !== "unknown_subject" || dependsOn === null) return false;
  const parent = await transaction.get(refs.receipt(uid, dependsOn));
  return !parent.exists;
}
