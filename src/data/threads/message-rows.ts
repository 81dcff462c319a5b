import type { Identifier } from "../../domain/basics/identifier.ts";
import { isRecord } from "../../domain/basics/record.ts";
import type { Parsed } from "../../domain/basics/schema.ts";
import type { Message } from "../../domain/thread/message.ts";
import { parseThread } from "../../domain/thread/parse-thread.ts";
import type { Thread } from "../../domain/thread/thread.ts";
import { contentRows } from "../contents/content-rows.ts";
import type { ReplicaCollection } from "../replica/row.ts";

/** How a thread stands lies beside its messages: a page can hold so few collections. */
export type StoredMessage = Message | Thread;

const MESSAGES = contentRows("messages", 1);

/** A message's row is listed under its page; one that waits for a moderator is in nobody's list. */
export const MESSAGE_ROWS: ReplicaCollection<StoredMessage> = {
  ...MESSAGES,
  parse: (value): Parsed<StoredMessage> =>
    isThreadDocument(value) ? parseThread(withOwnId(value)) : MESSAGES.parse(value),
  columnsOf(document) {
    const { updatedAt, rev } = document;
    if (isThread(document)) return { cityId: "", listed: false, updatedAt, rev };
    const { page, visibility } = document;
    return { cityId: page, listed: visibility === "public" || visibility === "hidden", updatedAt, rev };
  },
};

export function isThread(document: StoredMessage): document is Thread {
  return isThreadDocument(document);
}

const THREAD_ROW = "thread ";

/** A thread that a message opened has that message's id, and lies beside it. */
export function threadRowId(threadId: Identifier): string {
  return `${THREAD_ROW}${threadId}`;
}

/** It is read under the id of its row. */
function withOwnId(thread: Readonly<Record<string, unknown>>): object {
  return { ...thread, id: String(thread["id"]).slice(THREAD_ROW.length) };
}

function isThreadDocument(value: unknown): value is Readonly<Record<string, unknown>> {
  return isRecord(value) && value["kind"] === "thread";
}
