import type { DocumentSnapshot } from "firebase-admin/firestore";
import { definitionOf, type Command } from "../../../src/domain/command/command.ts";
import type { Surroundings } from "../../../src/domain/command/command-context.ts";
import { subjectKeyOf, type ContentSubject } from "../../../src/domain/command/subject.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { parseThread } from "../../../src/domain/thread/parse-thread.ts";
import type { Thread } from "../../../src/domain/thread/thread.ts";
import { db } from "../firebase.ts";
import { contentOf, contentRefs } from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { dataOf, trusted } from "../store/read-document.ts";
import { readTogether } from "../store/read-together.ts";
import type { Reader } from "../store/read-all.ts";
import { loadNear } from "./load-near.ts";

/**
 * What lies around what a command is about. What a message looks at is read outside its transaction: twenty a second in one thread take no
 * lock on what they all look at, and one that a lock overtakes by less than that read stands before the lock. The rest is locked: of two
 * commands, each about what the other looks at, the second sees what the first changed.
 */
export async function loadSurroundings(
  transaction: Reader,
  command: Command,
): Promise<Surroundings | undefined> {
  const wanted = definitionOf(command).surroundingsOf?.(command.payload);
  if (wanted === undefined) return undefined;
  const { cityId } = command;
  const reader = wanted.threadId === undefined ? transaction : db();
  const [thread, contents, near] = await Promise.all([
    wanted.threadId === undefined ? undefined : threadOf(cityId, wanted.threadId),
    Promise.all(
      wanted.contents.map(async (subject) => [subject, await foundOf(reader, cityId, subject)] as const),
    ),
    wanted.near === undefined ? [] : loadNear(cityId, wanted.near),
  ]);
  const there = [...contents, ...near].flatMap(([subject, content]) =>
    content === undefined ? [] : [[subjectKeyOf(subject), content] as const],
  );
  return { thread, contents: new Map(there) };
}

async function threadOf(cityId: CityId, threadId: string): Promise<Thread | undefined> {
  return threadIn(await refs.thread(cityId, threadId).get());
}

export function threadIn(snapshot: DocumentSnapshot): Thread | undefined {
  return snapshot.exists ? trusted(snapshot, parseThread(dataOf(snapshot))) : undefined;
}

async function foundOf(
  reader: Reader,
  cityId: CityId,
  subject: ContentSubject,
): Promise<Content | undefined> {
  return contentOf({ subject, ...(await readTogether(reader, contentRefs(cityId, subject))) });
}
