import type { DocumentSnapshot } from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import { isModeratorOf } from "../../../src/domain/account/actor.ts";
import { err, ok, type Result } from "../../../src/domain/basics/result.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { cityYearOf } from "../../../src/domain/city/city-day.ts";
import { settingsOf } from "../../../src/domain/city/city-settings.ts";
import { definitionOf, subjectOf, type Command } from "../../../src/domain/command/command.ts";
import type { CommandContext } from "../../../src/domain/command/command-context.ts";
import type { Outcome, Receipt } from "../../../src/domain/command/outcome.ts";
import type { Refusal } from "../../../src/domain/command/refusal.ts";
import { contentDefinitionOf } from "../../../src/domain/content/contents.ts";
import { forAuthor } from "../../../src/domain/content/for-author.ts";
import { isContent } from "../../../src/domain/command/subject.ts";
import type { AccessProblem } from "../access/identify.ts";
import type { Identity } from "../access/identity.ts";
import { countOutcome } from "../admin/day-counts.ts";
import { ensureCity } from "../cities/create-city.ts";
import { db } from "../firebase.ts";
import { isCountedApart } from "../marks/seats.ts";
import { isTakenElsewhere } from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { accessProblemOf, repairProfile } from "../store/profile.ts";
import { withoutLocks, type Unlocked } from "../store/without-locks.ts";
import { contextOf } from "./context.ts";
import { decideOnServer } from "./decide-on-server.ts";
import { leaveForLater } from "./leave-for-later.ts";
import { loadDocuments, type CommandDocuments } from "./load-documents.ts";
import { isTooMuchAtOnce, keepsRefusal } from "./quota.ts";
import { applyDecision } from "./record.ts";
import { applyMark, writeReceipt, type Apply } from "./record-mark.ts";
import { nextReferenceNumber } from "./reference-numbers.ts";

interface Given {
  readonly outcome: Outcome;
  /** Read from its receipt: the command had been answered before. */
  readonly isRepeated: boolean;
}

/** `no_city`: the city is not there; somebody chose it without network, and it could not be asked for yet. */
type Answered = Result<Given, AccessProblem | "no_city">;

/**
 * All effects and the receipt, or nothing (P2). Only an unknown commune refuses: refusals are final (P6).
 * @param until when the device stops waiting: what others aborted is not begun again after that
 */
export async function runCommand(
  command: Command,
  identity: Identity,
  until: Instant = Infinity,
): Promise<Result<Outcome, AccessProblem>> {
  let answered = await answerOnce(command, identity, until);
  if (!answered.ok && answered.problem === "no_city") {
    const made = await ensureCity(command.cityId, identity);
    if (!made.ok && made.problem !== "no_data") return ok(retry(command.id));
    answered = await answerOnce(command, identity, until);
  }
  if (answered.ok) return ok(await concluded(command, answered.value));
  if (answered.problem !== "no_city") return err(answered.problem);
  return ok(await concluded(command, await refuseUnknownCity(command, identity)));
}

/** Sent again, a command was counted the first time; what follows from it may have been left undone. */
async function concluded(command: Command, { outcome, isRepeated }: Given): Promise<Outcome> {
  if (!isRepeated) countOutcome(command, outcome);
  await leaveForLater(command, outcome);
  return outcome;
}

/**
 * Aborted by others, a transaction runs again while the device waits: its report keeps the number it was given. A mark alone takes no
 * lock on what it is about: however many make theirs, whoever decides about that waits for none.
 */
async function answerOnce(command: Command, identity: Identity, until: Instant): Promise<Answered> {
  let number: string | undefined;
  const nextNumber = async () =>
    (number ??= await nextReferenceNumber(command.cityId, cityYearOf(systemClock.now(), command.cityId)));
  const once =
    <T extends Unlocked>(apply: Apply<T>) =>
    async (transaction: T): Promise<Answered> =>
      systemClock.now() > until
        ? ok(firstTime(retry(command.id)))
        : await answer({ transaction, apply }, command, identity, nextNumber);
  const isAlone = isMarkAlone(command);
  const atOnce = isAlone ? await withoutLocks(once(applyMark), refs.user(identity.uid)) : undefined;
  return atOnce ?? db().runTransaction(once(applyDecision));
}

function isMarkAlone(command: Command): boolean {
  const { markOf, creates } = definitionOf(command);
  return markOf !== undefined && creates !== true && isCountedApart(markOf(command));
}

function retry(commandId: Command["id"]): Outcome {
  return { commandId, state: "retry" };
}

function firstTime(outcome: Outcome): Given {
  return { outcome, isRepeated: false };
}

function repeated(receipt: DocumentSnapshot): Given {
  return { outcome: receipt.get("outcome") as Receipt["outcome"], isRepeated: true };
}

interface Within<T extends Unlocked> {
  readonly transaction: T;
  readonly apply: Apply<T>;
}

async function answer<T extends Unlocked>(
  { transaction, apply }: Within<T>,
  command: Command,
  identity: Identity,
  nextNumber: () => Promise<string>,
): Promise<Answered> {
  const now = systemClock.now();
  const documents = await loadDocuments(transaction, command, identity, now);
  const { profile, receipt } = documents;
  const problem = accessProblemOf(profile, identity);
  if (problem !== undefined) return err(problem);
  if (receipt.exists) return ok(repeated(receipt));
  if (isTooMuchAtOnce(documents, command, identity)) return ok(firstTime(retry(command.id)));
  const context = contextOf(documents, identity, command, now);
  if (context === undefined) return err("no_city");
  const decision = isTaken(command, documents)
    ? err({ code: "id_taken" } as const)
    : await decideOnServer(transaction, command, context, nextNumber);
  if (!decision.ok && (await comesTooEarly(transaction, command, identity.uid, decision.problem))) {
    return ok(firstTime(retry(command.id)));
  }
  if (decision.ok) {
    repairProfile(transaction, profile);
    const answered = apply(transaction, command, documents, decision.value);
    return ok(firstTime(writeReceipt(transaction, receipt.ref, command, answered)));
  }
  const outcome = refusalOf(command, decision.problem, context);
  if (!keepsRefusal(transaction, documents, now)) return ok(firstTime(outcome));
  repairProfile(transaction, profile);
  return ok(firstTime(writeReceipt(transaction, receipt.ref, command, { outcome, content: null })));
}

function isTaken(command: Command, { content }: CommandDocuments): boolean {
  return definitionOf(command).creates === true && content !== undefined && isTakenElsewhere(content);
}

/** There is no such commune, and there will be none: the refusal is recorded as any other. */
function refuseUnknownCity(command: Command, identity: Identity): Promise<Given> {
  return db().runTransaction(async (transaction) => {
    const { receipt, profile } = await loadDocuments(transaction, command, identity, systemClock.now());
    if (receipt.exists) return repeated(receipt);
    repairProfile(transaction, profile);
    const outcome = refused(command.id, { code: "unknown_city" }, systemClock.now());
    return firstTime(writeReceipt(transaction, receipt.ref, command, { outcome, content: null }));
  });
}

/** What somebody else changed meanwhile is no refusal: the person sees it, and chooses. */
function refusalOf(command: Command, refusal: Refusal, context: CommandContext): Receipt["outcome"] {
  const { id: commandId } = command;
  const { now: appliedAt } = context;
  if (refusal.code !== "changed_meanwhile") return refused(commandId, refusal, appliedAt);
  return { commandId, state: "conflict", refusal, current: currentOf(command, context), appliedAt };
}

function refused(commandId: string, refusal: Refusal, appliedAt: Instant): Receipt["outcome"] {
  return { commandId, state: "refused", refusal, appliedAt };
}

function currentOf(
  command: Command,
  { actor, city, content, membership, surroundings }: CommandContext,
): object | null {
  const subject = subjectOf(command);
  if (subject.collection === "cities") return { ...settingsOf(city), rev: city.rev };
  if (subject.collection === "userCities") return membership;
  if (subject.collection === "threads") return surroundings?.thread ?? null;
  if (content === undefined || !isContent(subject)) return null;
  if (isModeratorOf(actor, content.cityId)) return content;
  if (content.authorId === actor.uid) return forAuthor(content);
  return contentDefinitionOf(subject.collection).publicProjectionOf(content);
}

/** A child that overtook its parent is no mistake: it waits. A parent that was refused has its receipt too. */
async function comesTooEarly(
  transaction: Unlocked,
  { dependsOn }: Command,
  uid: string,
  { code }: Refusal,
): Promise<boolean> {
  if (code !== "unknown_subject" || dependsOn === null) return false;
  const parent = await transaction.get(refs.receipt(uid, dependsOn));
  return !parent.exists;
}
