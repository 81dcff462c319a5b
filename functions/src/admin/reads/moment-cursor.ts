import { Timestamp } from "firebase-admin/firestore";
import { ADMIN_PAGE } from "../../../../src/domain/administration/question.ts";
import type { Cursor } from "../../../../src/domain/basics/page.ts";

/** The last of a whole page, behind which the next one begins. */
export function endOf<T>(page: readonly T[]): T | undefined {
  return page[ADMIN_PAGE - 1];
}

/** What the server's clock wrote is finer than a millisecond. */
export function saidOf(at: unknown): string {
  return at instanceof Timestamp ? `${at.seconds}:${at.nanoseconds}` : String(at);
}

export function momentIn({ value }: Cursor): number | Timestamp {
  const [first = NaN, nanoseconds] = value.split(":").map(Number);
  return nanoseconds === undefined ? first : new Timestamp(first, nanoseconds);
}
