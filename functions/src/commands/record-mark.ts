import { FieldValue, type DocumentReference } from "firebase-admin/firestore";
import { definitionOf, subjectOf, type Command } from "../../../src/domain/command/command.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import { quotaDayOf } from "../../../src/domain/command/quota-problem.ts";
import { isContent } from "../../../src/domain/command/subject.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { RECEIPT_KEPT_MS } from "../config.ts";
import { noteMark, noteMessage } from "../marks/mark-changes.ts";
import { moveSeats } from "../marks/seats.ts";
import { noteInLog } from "../moderation/note-in-log.ts";
import { unpublishedOf } from "../store/content-documents.ts";
import { membershipDocument } from "../store/membership-document.ts";
import type { Unlocked } from "../store/without-locks.ts";
import type { Decision } from "./decide-on-server.ts";
import type { CommandDocuments } from "./load-documents.ts";
import { countSent } from "./quota.ts";

export type Answer = Pick<Receipt, "outcome" | "content">;

/** Writes what was decided, by what it is written with. */
export type Apply<T extends Unlocked> = (
  transaction: T,
  command: Command,
  documents: CommandDocuments,
  decision: Decision,
) => Answer;

/** A mark changes what its person keeps of the city, and a counter: what changes more is no mark alone, and must not be lost here. */
export function applyMark(
  transaction: Unlocked,
  command: Command,
  documents: CommandDocuments,
  decision: Decision,
): Answer {
  const { content, membership: _, counts: __, note: ___, ...more } = decision.change;
  if (content !== decision.context.content || Object.values(more).some((one) => one !== undefined))
    throw new Error(`More than a mark: ${command.kind}`);
  applyToMembership(transaction, documents, decision);
  return countAndAnswer(transaction, command, documents, decision, content);
}

export function applyToMembership(
  transaction: Unlocked,
  documents: CommandDocuments,
  { context, change }: Decision,
): void {
  const { membership = context.membership } = change;
  if (membership !== context.membership)
    transaction.set(documents.membership.ref, membershipDocument(membership));
}

/** The end of each command that was obeyed. @param content as it stands after it */
export function countAndAnswer(
  transaction: Unlocked,
  command: Command,
  documents: CommandDocuments,
  decision: Decision,
  content: Content | undefined,
): Answer {
  const { context, change } = decision;
  applyToCounters(transaction, command, documents, decision);
  noteInLog(transaction, {
    command,
    before: context.content,
    change,
    actor: context.actor,
    now: context.now,
  });
  if (changesAnything(decision)) countSent(transaction, documents, command, context.now);
  const { rev } = content ?? change.thread ?? change.city ?? change.membership ?? context.membership;
  const created = definitionOf(command).creates === undefined ? undefined : content;
  return {
    outcome: {
      commandId: command.id,
      state: "applied",
      rev,
      number: created?.number ?? "",
      appliedAt: context.now,
      ...saidOf(change),
    },
    content: created === undefined ? null : unpublishedOf(created),
  };
}

/** An outcome travels: what is not said is left out. */
function saidOf({
  counts,
  note,
  alike,
}: Decision["change"]): Pick<Decision["change"], "counts" | "note" | "alike"> {
  return {
    ...(counts === undefined ? {} : { counts }),
    ...(note === undefined ? {} : { note }),
    ...(alike === undefined ? {} : { alike }),
  };
}

function applyToCounters(
  transaction: Unlocked,
  command: Command,
  { seats }: CommandDocuments,
  { context, change, creation }: Decision,
): void {
  const { counts } = change;
  const subject = subjectOf(command);
  if (creation !== undefined && subject.collection === "messages")
    noteMessage(transaction, command.cityId, change.content as Message);
  if (counts === undefined || !isContent(subject)) return;
  noteMark(transaction, command.cityId, subject, counts);
  const { actor, content, now } = context;
  moveSeats(transaction, seats, content, counts, { subject, actorId: actor.uid, now });
}

function changesAnything({ context, change }: Decision): boolean {
  const { content, membership, city, thread } = { ...context, ...change };
  if (thread !== undefined && thread !== context.surroundings?.thread) return true;
  return content !== context.content || membership !== context.membership || city !== context.city;
}

export function writeReceipt(
  transaction: Unlocked,
  receipt: DocumentReference,
  command: Command,
  { outcome, content }: Answer,
): Receipt["outcome"] {
  const { id: commandId, kind, cityId } = command;
  const day = quotaDayOf(command, outcome.appliedAt);
  const subject = subjectOf(command);
  const updatedAt = FieldValue.serverTimestamp();
  const answer = { commandId, kind, cityId, subject, outcome, content, day };
  const isKept = outcome.state === "applied" && isFoundBy(command);
  const end = isKept ? {} : { expireAt: new Date(outcome.appliedAt + RECEIPT_KEPT_MS) };
  transaction.create(receipt, { ...answer, ...end, rev: 1, updatedAt, schemaVersion: 1 });
  return outcome;
}

/** What a person made, and photos that they put to what others wrote, are found by the receipt when their account goes. */
function isFoundBy(command: Command): boolean {
  const { creates, photoIdsOf } = definitionOf(command);
  return creates === true || (photoIdsOf?.(command.payload) ?? []).length > 0;
}
