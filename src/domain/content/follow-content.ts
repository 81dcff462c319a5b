import { marksOfKind } from "../account/marks.ts";
import type { Refusal } from "../command/refusal.ts";
import type { ContentCollection } from "../command/subject.ts";
import { FOLLOWED_MAX } from "../limits/limits.ts";
import type { ContentDocuments } from "./contents.ts";
import { markContent } from "./mark-content.ts";

/**
 * « Suivre »: up to so many contents of all kinds in one city.
 * @param obstacleOf why this one is not followed; any of its collection is where it is left out
 */
export function followContent<C extends ContentCollection, F extends string>(
  subject: { readonly collection: C; readonly idField: F },
  obstacleOf: (content: ContentDocuments[C]) => Refusal | undefined = () => undefined,
) {
  return markContent({ ...subject, kind: "follow" }, (content, { membership }) => {
    const isFull = marksOfKind(membership.marks, "follow").length >= FOLLOWED_MAX;
    return obstacleOf(content) ?? (isFull ? { code: "quota_followed", limit: FOLLOWED_MAX } : undefined);
  });
}
