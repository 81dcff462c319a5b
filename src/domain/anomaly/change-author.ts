import type { AuthorKind } from "../account/actor.ts";
import type { Instant } from "../basics/instant.ts";
import type { Anomaly, StatusChange } from "./anomaly.ts";

/** « Masquer mon nom partout »: the report stays, its author's name leaves it. The same report when there is no name on it. */
export function withoutName(anomaly: Anomaly, now: Instant): Anomaly {
  if (
    anomaly.authorName === "" &&
    !anomaly.history.some((line) => isOwnLine(anomaly, line) && line.byName !== "")
  )
    return anomaly;
  return changed(anomaly, now, { authorName: "" }, { byName: "" });
}

/** A guest's report in the hands of the account they proved to be theirs. */
export function inTheHandsOf(
  anomaly: Anomaly,
  { uid, kind }: { readonly uid: string; readonly kind: AuthorKind },
  now: Instant,
): Anomaly {
  return changed(anomaly, now, { authorId: uid, authorKind: kind }, { byKind: kind });
}

/** What is left when the account is deleted: the report belongs to the commune's life, nobody can tell who wrote it. */
export function withoutAuthor(anomaly: Anomaly, now: Instant): Anomaly {
  return changed(
    anomaly,
    now,
    { authorId: "", authorName: "", authorKind: "deleted" },
    { byName: "", byKind: "deleted" },
  );
}

function changed(
  anomaly: Anomaly,
  now: Instant,
  author: Partial<Anomaly>,
  ownLine: Partial<StatusChange>,
): Anomaly {
  const history = anomaly.history.map((line) => (isOwnLine(anomaly, line) ? { ...line, ...ownLine } : line));
  return { ...anomaly, ...author, history, rev: anomaly.rev + 1, updatedAt: now };
}

/** The line of the report itself, and those that carry its author's name. */
function isOwnLine({ authorName, createdAt }: Anomaly, { byName, status, at }: StatusChange): boolean {
  return (status === "new" && at === createdAt) || (byName !== "" && byName === authorName);
}
