import { FieldValue, type Transaction } from "firebase-admin/firestore";
import { onTaskDispatched } from "firebase-functions/tasks";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Identifier } from "../../../src/domain/basics/identifier.ts";
import { SECOND_MS, type Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import type { Tally } from "../../../src/domain/content/tally.ts";
import type { Message } from "../../../src/domain/thread/message.ts";
import { pageKeyOf } from "../../../src/domain/thread/thread.ts";
import { asItsThread } from "../../../src/domain/thread/withheld-message.ts";
import { threadIn } from "../commands/load-surroundings.ts";
import { TASK_OPTIONS, WITHHOLD_BUDGET_MS } from "../config.ts";
import { db } from "../firebase.ts";
import { logs } from "../logs.ts";
import {
  authorReceiptOf,
  contentOf,
  contentRefs,
  writeContent,
  type ContentDocuments,
} from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import { doLater } from "../tasks/later.ts";
import { isTalkWithheld } from "./is-talk-withheld.ts";

interface WithholdTask {
  readonly cityId: CityId;
  readonly threadId: Identifier;
  /** The page with which a run goes on that took too long; else the first. */
  readonly from?: number;
}

const NAME = "threads-withhold";
/** Three documents each, of the five hundred that a transaction writes. */
const MESSAGES_AT_ONCE = 50;
/** What was decided before the thread or its subject was hidden may be written a moment after. */
const AGAIN_MS = 20 * SECOND_MS;

export const withhold = onTaskDispatched<WithholdTask>(TASK_OPTIONS, ({ data }) => withholdMessages(data));

/** Hiding a discussion, or what it is about, takes its words from everybody's documents, showing it again puts them back: at once, and once more after. */
export async function withholdSoon(task: WithholdTask, now: Instant = systemClock.now()): Promise<void> {
  try {
    await withholdAt(task, now);
    await withholdAt(task, now + AGAIN_MS);
  } catch (error) {
    logs.callFailed(NAME, error);
    await withholdMessages(task);
  }
}

function withholdAt(task: WithholdTask, at: Instant): Promise<void> {
  const id = `withhold-${task.cityId}-${task.threadId}-${at}`;
  return doLater({ name: NAME, run: withholdMessages }, task, { id, at });
}

/** Makes every message as its thread and its subject stand. Run twice, it ends alike. */
export async function withholdMessages({ cityId, threadId, from = 1 }: WithholdTask): Promise<void> {
  const until = systemClock.now() + WITHHOLD_BUDGET_MS;
  const pages = threadIn(await refs.thread(cityId, threadId).get())?.pages ?? 1;
  for (let page = from; page <= pages; page += 1) {
    if (page === 1) {
      await changeTally({ cityId, threadId });
      await changeOpening({ cityId, threadId });
    }
    const ids = await messagesOf(cityId, pageKeyOf(cityId, threadId, page));
    for (let start = 0; start < ids.length; start += MESSAGES_AT_ONCE) {
      const some = ids.slice(start, start + MESSAGES_AT_ONCE);
      await db().runTransaction((transaction) => changeSome(transaction, { cityId, threadId }, some));
    }
    const now = systemClock.now();
    if (now > until) return withholdAt({ cityId, threadId, from: page + 1 }, now);
  }
}

/** A list reads the city's count alone, and would tell how many messages there are where nobody may read one. */
async function changeTally({ cityId, threadId }: WithholdTask): Promise<void> {
  await db().runTransaction(async (transaction) => {
    const tally = await transaction.get(refs.tally(cityId, threadId));
    const { talk = null, collection } = (tally.data() ?? {}) as Partial<Tally>;
    if (talk === null || collection === undefined) return;
    const withheld = await isTalkWithheld(transaction, cityId, { collection, id: threadId });
    if (withheld === (talk.withheld === true)) return;
    transaction.update(tally.ref, {
      "talk.withheld": withheld,
      rev: FieldValue.increment(1),
      updatedAt: FieldValue.serverTimestamp(),
    });
  });
}

/** What opened it, where a message did: it is on no page of its own thread. */
async function changeOpening({ cityId, threadId }: WithholdTask): Promise<void> {
  const opening = await refs.content(cityId, { collection: "messages", id: threadId }).get();
  if (opening.get("subject.id") !== threadId) return;
  await db().runTransaction((transaction) => changeSome(transaction, { cityId, threadId }, [threadId]));
}

async function messagesOf(cityId: CityId, page: string): Promise<readonly Identifier[]> {
  const found = await db().collection(`cities/${cityId}/messages`).where("page", "==", page).get();
  return found.docs.map(({ id }) => id);
}

async function changeSome(
  transaction: Transaction,
  { cityId, threadId }: WithholdTask,
  ids: readonly Identifier[],
): Promise<void> {
  const now = systemClock.now();
  const thread = threadIn(await transaction.get(refs.thread(cityId, threadId)));
  const messages = await messagesIn(transaction, cityId, ids);
  const [first] = messages;
  if (first === undefined) return;
  const about = contentOf(await documentsOf(transaction, cityId, first.message.subject));
  const found = await Promise.all(
    messages.map(async ({ documents, message }) => {
      const changed = asItsThread(message, { thread, about }, now);
      if (changed === message) return undefined;
      return { documents, changed, receipt: await authorReceiptOf(transaction, message, changed) };
    }),
  );
  for (const one of found)
    if (one !== undefined) writeContent(transaction, one.changed, one.documents, one.receipt);
}

async function messagesIn(transaction: Transaction, cityId: CityId, ids: readonly Identifier[]) {
  const all = await Promise.all(
    ids.map((id) => documentsOf(transaction, cityId, { collection: "messages", id })),
  );
  return all.flatMap((documents) => {
    const message = contentOf(documents) as Message | undefined;
    return message === undefined ? [] : [{ documents, message }];
  });
}

async function documentsOf(
  transaction: Transaction,
  cityId: CityId,
  subject: ContentSubject,
): Promise<ContentDocuments> {
  return { subject, ...(await readTogether(transaction, contentRefs(cityId, subject))) };
}
