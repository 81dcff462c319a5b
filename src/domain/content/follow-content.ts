import { marksOfKind } from "../account/marks.ts";
import type { ContentCollection } from "../command/subject.ts";
import { FOLLOWED_MAX } from "../limits/limits.ts";
import { markContent } from "./mark-content.ts";

/** « Suivre »: up to so many contents of all kinds in one city. */
export function followContent<C extends ContentCollection, F extends string>(subject: {
  readonly collection: C;
  readonly idField: F;
}) {
  return markContent({ ...subject, kind: "follow" }, (_, { membership }) =>
    marksOfKind(membership.marks, "follow").length >= FOLLOWED_MAX
      ? { code: "quota_followed", limit: FOLLOWED_MAX }
      : undefined,
  );
}
