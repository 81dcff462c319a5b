import { FieldValue, type DocumentSnapshot, type Transaction } from "firebase-admin/firestore";
import {
  counted,
  countsOf,
  isTallied,
  withCounts,
  type Mark,
  type MarkCount,
  type TalliedKind,
} from "../../../src/domain/account/marks.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { Content } from "../../../src/domain/content/content.ts";
import { contentDefinitionOf } from "../../../src/domain/content/contents.ts";
import type { ContentStep } from "../../../src/domain/notification/events-of.ts";
import { notePlaceFreed } from "../notifications/note-events.ts";
import { contentOf, contentRefs } from "../store/content-documents.ts";
import { refs } from "../store/paths.ts";
import { readTogether } from "../store/read-together.ts";
import type { Unlocked } from "../store/without-locks.ts";

/** How many took part in what may hold only so many, exactly: a tally is seconds behind, and would let in too many. */
export interface Seats {
  readonly document: DocumentSnapshot;
  readonly kind: TalliedKind;
  /** Null where as many as like may come: nobody is made to wait for this document then. */
  limitOf(this: void, content: Content): number | null;
}

/** Undefined for a mark that nothing limits. */
export async function seatsOf(
  transaction: Unlocked,
  cityId: CityId,
  mark: Mark | undefined,
): Promise<Seats | undefined> {
  if (mark === undefined) return undefined;
  const limited = limitedBy(mark);
  if (limited === undefined) return undefined;
  return { ...limited, document: await transaction.get(refs.seats(cityId, mark.subject.id)) };
}

function limitedBy({ kind, subject }: Mark): Omit<Seats, "document"> | undefined {
  const { limited } = contentDefinitionOf(subject.collection);
  return limited?.kind === kind ? limited : undefined;
}

/** Its command changes nothing that others change too: who makes it, or takes it back, waits for nobody. */
export function isCountedApart(mark: Mark): boolean {
  return isTallied(mark.kind) && limitedBy(mark) === undefined;
}

/** Before the first seat is taken, the content's own counter says how many are, as it does before the first tally. */
export function withTaken<T extends Content | undefined>(content: T, seats: Seats | undefined): T {
  const taken: unknown = seats?.document.get("taken");
  if (content === undefined || seats === undefined || typeof taken !== "number") return content;
  return withCounts(content, { ...countsOf(content), [seats.kind]: taken });
}

/** Who moves them, and when. */
type Moved = Pick<ContentStep, "subject" | "actorId" | "now">;

/** @param content with the exact number */
export function moveSeats(
  transaction: Unlocked,
  seats: Seats | undefined,
  content: Content | undefined,
  count: MarkCount,
  moved: Moved,
): void {
  if (seats === undefined || content === undefined || seats.limitOf(content) === null) return;
  const after = withCounts(content, counted(countsOf(content), count));
  const taken = countsOf(after)[seats.kind];
  transaction.set(seats.document.ref, { taken, updatedAt: FieldValue.serverTimestamp() });
  notePlaceFreed(transaction, { ...moved, before: content, after });
}

/** Marks that leave give their seats back. @returns what writes it, since all is read before anything is written */
export async function seatsLeft(
  transaction: Transaction,
  cityId: CityId,
  marks: readonly Mark[],
  left: Pick<Moved, "actorId" | "now">,
): Promise<() => void> {
  const held = await Promise.all(
    marks.map(async (mark) => {
      const { subject } = mark;
      const seats = await seatsOf(transaction, cityId, mark);
      if (seats === undefined) return undefined;
      const documents = await readTogether(transaction, contentRefs(cityId, subject));
      return { subject, seats, content: withTaken(contentOf({ subject, ...documents }), seats) };
    }),
  );
  return () => {
    for (const one of held)
      if (one !== undefined) {
        const { seats, content, subject } = one;
        moveSeats(transaction, seats, content, { kind: seats.kind, by: -1 }, { ...left, subject });
      }
  };
}
