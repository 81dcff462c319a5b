import type { AuthorKind } from "../account/actor.ts";
import type { Instant } from "../basics/instant.ts";
import type { Content, StatusChange } from "./content.ts";

/** « Masquer mon nom partout »: what was published stays, its author's name leaves it. The very same content when there is no name on it. */
export function withoutName<T extends Content>(content: T, now: Instant): T {
  if (
    content.authorName === "" &&
    !content.history.some((line) => isOwnLine(content, line) && line.byName !== "")
  )
    return content;
  return changed(content, now, { authorName: "" }, { byName: "" });
}

export function inTheHandsOf<T extends Content>(
  content: T,
  { uid, kind }: { readonly uid: string; readonly kind: AuthorKind },
  now: Instant,
): T {
  return changed(content, now, { authorId: uid, authorKind: kind }, { byKind: kind });
}

/** What is left when the account is deleted: it belongs to the commune's life, nobody can tell who wrote it. */
export function withoutAuthor<T extends Content>(content: T, now: Instant): T {
  return changed(
    content,
    now,
    { authorId: "", authorName: "", authorKind: "deleted" },
    { byName: "", byKind: "deleted" },
  );
}

/** What somebody decided at that moment about what others wrote stays, without their name. The very same content when there is none. */
export function withoutSignature<T extends Content>(content: T, decidedAt: Instant, now: Instant): T {
  const { history, moderated } = content;
  const isSigned = ({ at, byName }: Signed) => at === decidedAt && byName !== "";
  const isDecision = moderated !== undefined && isSigned(moderated);
  if (!isDecision && !history.some(isSigned)) return content;
  return {
    ...content,
    history: history.map((line) => (isSigned(line) ? { ...line, byName: "" } : line)),
    ...(isDecision ? { moderated: { ...moderated, byName: "" } } : {}),
    rev: content.rev + 1,
    updatedAt: now,
  };
}

/** The account that decided is no more: nobody need judge instead of it. The very same content when somebody else decided. */
export function withoutDecider<T extends Content>(content: T, uid: string, now: Instant): T {
  if (content.moderated?.by !== uid) return content;
  const { by: _, ...moderated } = content.moderated;
  return { ...content, moderated, rev: content.rev + 1, updatedAt: now };
}

type Signed = Pick<StatusChange, "at" | "byName">;

function changed<T extends Content>(
  content: T,
  now: Instant,
  author: Partial<Pick<Content, "authorId" | "authorName" | "authorKind">>,
  ownLine: Partial<StatusChange>,
): T {
  const history = content.history.map((line) => (isOwnLine(content, line) ? { ...line, ...ownLine } : line));
  return { ...content, ...author, history, rev: content.rev + 1, updatedAt: now };
}

/** The line of its creation, and those that carry its author's name. */
function isOwnLine({ authorName, createdAt }: Content, { byName, at }: StatusChange): boolean {
  return at === createdAt || (byName !== "" && byName === authorName);
}
