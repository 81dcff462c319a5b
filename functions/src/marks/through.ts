import { Timestamp, type QuerySnapshot } from "firebase-admin/firestore";
import { TALLIED_AT_ONCE } from "../config.ts";

/** Whatever was committed before the reading was read, unless there was more than one reading takes. */
export function throughOf({ docs, readTime }: Pick<QuerySnapshot, "docs" | "readTime">): Timestamp {
  const last: unknown = docs[TALLIED_AT_ONCE - 1]?.get("updatedAt");
  return last instanceof Timestamp ? last : readTime;
}

/** @param before of the tally, if it has one: readings may end in another order than they began */
export function laterOf(before: unknown, through: Timestamp): Timestamp {
  return before instanceof Timestamp && before.toMillis() > through.toMillis() ? before : through;
}
