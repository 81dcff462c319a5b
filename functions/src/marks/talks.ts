import { FieldValue, Timestamp, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { ContentSubject } from "../../../src/domain/command/subject.ts";
import { openThread } from "../../../src/domain/thread/thread.ts";
import {
  pagesOf,
  withMessages,
  type CountedMessage,
  type TalkCount,
} from "../../../src/domain/thread/talk-count.ts";
import { threadIn } from "../commands/load-surroundings.ts";
import { refs } from "../store/paths.ts";
import { readAll } from "../store/read-all.ts";
import { isTalkWithheld } from "../threads/is-talk-withheld.ts";
import type { MarkChange } from "./mark-changes.ts";

interface Talk {
  readonly threadId: string;
  readonly before: TalkCount | null;
  readonly after: TalkCount | null;
}

/** A tally's count of messages, with those that wait. */
export function talkAfter(tally: DocumentSnapshot, changes: readonly DocumentSnapshot[]): Talk {
  const before = (tally.get("talk") ?? null) as TalkCount | null;
  const added = changes.flatMap((change): readonly CountedMessage[] => {
    const noted = change.data() as MarkChange;
    const at: unknown = change.get("updatedAt");
    if (noted.subject.id !== tally.id || !("message" in noted) || !(at instanceof Timestamp)) return [];
    return [{ at: at.toMillis(), ...noted.message }];
  });
  return { threadId: tally.id, before, after: withMessages(before, added) };
}

/**
 * A discussion may be withheld before anything of it is counted: what counts it first asks.
 *
 * @param subjects of each
 */
export async function toldIfWithheld(
  transaction: Transaction,
  cityId: CityId,
  talks: readonly Talk[],
  subjects: readonly ContentSubject[],
): Promise<readonly Talk[]> {
  return Promise.all(
    talks.map(async (talk, index) => {
      const { before, after } = talk;
      const subject = subjects[index];
      if (before !== null || after === null || subject === undefined) return talk;
      const withheld = await isTalkWithheld(transaction, cityId, subject);
      return withheld ? { ...talk, after: { ...after, withheld } } : talk;
    }),
  );
}

/** Threads whose last page is full get another one. @returns what writes it, since all is read before anything is written */
export async function pagesToTurn(
  transaction: Transaction,
  cityId: CityId,
  talks: readonly Talk[],
): Promise<() => void> {
  const full = talks.filter(({ before, after }) => pagesOf(after) > pagesOf(before));
  const found = await readAll(
    full.map(({ threadId }) => refs.thread(cityId, threadId)),
    transaction,
  );
  return () => {
    found.forEach((snapshot, index) => {
      const thread = threadIn(snapshot) ?? openThread(cityId, snapshot.id, 0);
      const pages = pagesOf(full[index]?.after ?? null);
      const updatedAt = FieldValue.serverTimestamp();
      transaction.set(snapshot.ref, { ...thread, pages, rev: thread.rev + 1, updatedAt });
    });
  };
}
