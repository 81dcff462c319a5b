import type { DocumentSnapshot } from "firebase-admin/firestore";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import { definitionOf, subjectOf, type Command } from "../../../src/domain/command/command.ts";
import { isContent } from "../../../src/domain/command/subject.ts";
import type { Identity } from "../access/identity.ts";
import { seatsOf } from "../marks/seats.ts";
import { contentRefs } from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import { readAll, type Reader } from "../store/read-all.ts";
import type { Unlocked } from "../store/without-locks.ts";
import { loadSurroundings } from "./load-surroundings.ts";
import { guestsQuota, quotaRefs } from "./quota.ts";

export type CommandDocuments = Awaited<ReturnType<typeof loadDocuments>>;

export async function loadDocuments(
  transaction: Unlocked,
  command: Command,
  identity: Identity,
  now: Instant,
) {
  const { id, cityId } = command;
  const { uid } = identity;
  const always = {
    receipt: refs.receipt(uid, id),
    profile: refs.user(uid),
    city: refs.city(cityId),
    membership: refs.membership(uid, cityId),
    ...quotaRefs(command, identity, now),
  };
  const subject = subjectOf(command);
  const read = async () => {
    if (subject.collection === "threads") {
      const thread = refs.thread(cityId, subject.id);
      return { ...(await readTogether(transaction, { ...always, thread })), content: undefined };
    }
    if (!isContent(subject)) {
      return { ...(await readTogether(transaction, always)), thread: undefined, content: undefined };
    }
    const { published, whole, ...documents } = await readTogether(transaction, {
      ...always,
      ...contentRefs(cityId, subject),
    });
    return { ...documents, thread: undefined, content: { subject, published, whole } };
  };
  const [documents, guestsHere, seats, tally, surroundings] = await Promise.all([
    read(),
    guestsQuota(command, identity, now),
    seatsOf(transaction, cityId, definitionOf(command).markOf?.(command)),
    loadTally(transaction, command),
    loadSurroundings(transaction, command),
  ]);
  return { ...documents, guestsHere, seats, tally, surroundings };
}

/** How many marks its subject has, for a command whose decision reads it. */
async function loadTally(transaction: Unlocked, command: Command): Promise<DocumentSnapshot | undefined> {
  if (definitionOf(command).looksAtCounts !== true) return undefined;
  return transaction.get(refs.tally(command.cityId, subjectOf(command).id));
}

/** What a command announces. */
export async function loadPhotos(
  transaction: Reader,
  command: Command,
): Promise<readonly DocumentSnapshot[]> {
  const { cityId, payload } = command;
  const photoIds = definitionOf(command).photoIdsOf?.(payload) ?? [];
  return readAll(
    photoIds.map((id) => refs.photo(cityId, id)),
    transaction,
  );
}
