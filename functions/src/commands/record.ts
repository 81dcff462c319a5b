import { FieldValue, type DocumentReference, type Transaction } from "firebase-admin/firestore";
import { settingsOf } from "../../../src/domain/city/city-settings.ts";
import { definitionOf, subjectOf, type Command } from "../../../src/domain/command/command.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import { isContent } from "../../../src/domain/command/subject.ts";
import { quotaDayOf } from "../../../src/domain/command/quota-problem.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { warningOf } from "../../../src/domain/notification/events-of.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { noteAddressless } from "../addresses/addressless.ts";
import { noteInLog } from "../moderation/note-in-log.ts";
import { noteMark, noteMessage } from "../marks/mark-changes.ts";
import { moveSeats } from "../marks/seats.ts";
import { writeBlockRequest } from "../store/block-requests.ts";
import { writeMuting } from "../store/write-muting.ts";
import { writeOrganiser } from "../store/write-organiser.ts";
import { noteEvent, noteEvents } from "../notifications/note-events.ts";
import { takePhotosAway } from "../photos/take-photo-away.ts";
import { membershipDocument } from "../store/membership-document.ts";
import { unpublishedOf, writeContent } from "../store/content-documents.ts";
import { RECEIPT_KEPT_MS } from "../config.ts";
import type { Decision } from "./decide-on-server.ts";
import type { CommandDocuments } from "./load-documents.ts";
import { countSent } from "./quota.ts";

type Answer = Pick<Receipt, "outcome" | "content">;

export function applyDecision(
  transaction: Transaction,
  command: Command,
  documents: CommandDocuments,
  decision: Decision,
): Answer {
  const { context, change } = decision;
  const content = applyToContent(transaction, command, documents, decision);
  applyToOthers(transaction, documents, decision);
  applyToAuthor(transaction, decision);
  applyToThread(transaction, documents, decision);
  noteWarning(transaction, command, decision);
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
  transaction: Transaction,
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

function applyToOthers(
  transaction: Transaction,
  documents: CommandDocuments,
  { context, change }: Decision,
): void {
  const { membership = context.membership, city = context.city } = change;
  const updatedAt = FieldValue.serverTimestamp();
  if (membership !== context.membership)
    transaction.set(documents.membership.ref, membershipDocument(membership));
  if (city === context.city) return;
  transaction.update(documents.city.ref, { ...settingsOf(city), rev: city.rev, updatedAt });
}

/** Whoever wrote the content: they write no messages for a while, are to be blocked, or announce as whom. */
function applyToAuthor(transaction: Transaction, { context, change, organisers }: Decision): void {
  const { mutes, asksBlock, verifies } = change;
  const { id: cityId } = context.city;
  if (mutes !== undefined && mutes.uid !== "") writeMuting(transaction, cityId, mutes);
  if (asksBlock !== undefined && asksBlock.uid !== "")
    writeBlockRequest(transaction, asksBlock, context.actor.uid);
  if (verifies !== undefined && organisers !== undefined) writeOrganiser(transaction, organisers, verifies);
}

/** How a discussion stands. */
function applyToThread(
  transaction: Transaction,
  { thread }: CommandDocuments,
  { context, change }: Decision,
): void {
  const updatedAt = FieldValue.serverTimestamp();
  if (change.thread !== undefined && change.thread !== context.surroundings?.thread && thread)
    transaction.set(thread.ref, { ...change.thread, updatedAt });
}

function noteWarning(transaction: Transaction, command: Command, { context, change }: Decision): void {
  const subject = subjectOf(command);
  const { content, warns } = change;
  if (warns === undefined || content === undefined || !isContent(subject)) return;
  const { actor, now } = context;
  const step = { id: command.id, subject, before: content, after: content, actorId: actor.uid, now };
  noteEvent(transaction, warningOf(step, warns));
}

/** The content as it stands after the command; undefined when the command is about something else. */
function applyToContent(
  transaction: Transaction,
  command: Command,
  documents: CommandDocuments,
  decision: Decision,
): Content | undefined {
  const { context, change, creation, authorReceipt } = decision;
  if (change.content === undefined || documents.content === undefined) return undefined;
  announcePhotos(transaction, command, decision);
  const content = creation === undefined ? change.content : { ...change.content, ...creation };
  if (creation !== undefined) noteAddressless(transaction, content, documents.content.subject, context.now);
  if (content === context.content) return content;
  writeContent(transaction, content, documents.content, authorReceipt);
  const { subject } = documents.content;
  const { actor, content: before, now } = context;
  if (before !== undefined) takePhotosAway(transaction, subject, { before, after: content });
  noteEvents(transaction, { id: command.id, subject, before, after: content, actorId: actor.uid, now });
  return content;
}

export function writeReceipt(
  transaction: Transaction,
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

function announcePhotos(transaction: Transaction, command: Command, { context, photos }: Decision): void {
  const known = context.content?.photos.map(({ id }) => id) ?? [];
  const announced = { subject: subjectOf(command), uid: context.actor.uid, state: "waiting" };
  for (const { ref } of photos) if (!known.includes(ref.id)) transaction.set(ref, announced);
}
