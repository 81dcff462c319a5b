import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { settingsOf } from "../../../src/domain/city/city-settings.ts";
import { subjectOf, type Command } from "../../../src/domain/command/command.ts";
import { isContent } from "../../../src/domain/command/subject.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { warningOf } from "../../../src/domain/notification/events-of.ts";
import { noteAddressless } from "../addresses/addressless.ts";
import { writeBlockRequest } from "../store/block-requests.ts";
import { writeMuting } from "../store/write-muting.ts";
import { writeOrganiser } from "../store/write-organiser.ts";
import { noteEvent, noteEvents } from "../notifications/note-events.ts";
import { takePhotosAway } from "../photos/take-photo-away.ts";
import { writeContent } from "../store/content-documents.ts";
import type { Decision } from "./decide-on-server.ts";
import type { CommandDocuments } from "./load-documents.ts";
import { applyToMembership, countAndAnswer, type Answer } from "./record-mark.ts";

export function applyDecision(
  transaction: Transaction,
  command: Command,
  documents: CommandDocuments,
  decision: Decision,
): Answer {
  const content = applyToContent(transaction, command, documents, decision);
  applyToMembership(transaction, documents, decision);
  applyToCity(transaction, documents, decision);
  applyToAuthor(transaction, decision);
  applyToThread(transaction, documents, decision);
  noteWarning(transaction, command, decision);
  return countAndAnswer(transaction, command, documents, decision, content);
}

function applyToCity(
  transaction: Transaction,
  documents: CommandDocuments,
  { context, change }: Decision,
): void {
  const { city = context.city } = change;
  const updatedAt = FieldValue.serverTimestamp();
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

function announcePhotos(transaction: Transaction, command: Command, { context, photos }: Decision): void {
  const known = context.content?.photos.map(({ id }) => id) ?? [];
  const announced = { subject: subjectOf(command), uid: context.actor.uid, state: "waiting" };
  for (const { ref } of photos) if (!known.includes(ref.id)) transaction.set(ref, announced);
}
