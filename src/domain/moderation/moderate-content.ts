import { authorKindOf } from "../account/actor.ts";
import { publicNameOf } from "../account/public-name.ts";
import { err, ok, type Result } from "../basics/result.ts";
import type { CommandContext, ContentDecision } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { ChangeNote } from "../command/outcome.ts";
import type { Refusal, RefusalCode } from "../command/refusal.ts";
import type { Content, Moderated } from "../content/content.ts";
import { isFlagged, withoutFlags } from "../content/flags.ts";
import { isAppealed, isOwnDecision } from "./appealed.ts";
import { MODERATE_SCHEMA, type ModeratePayload } from "./moderate-payload.ts";

type ModerateContent = CommandEnvelope<ModeratePayload>;

/** A moderator publishes what waits, hides, shows again, or leaves to the town hall alone. */
export const moderateContent = {
  schema: MODERATE_SCHEMA,
  perDay: null,
  isUndoable: true,
  mayTakeAway: true,
  subjectOf: ({ payload }: ModerateContent) => payload.subject,
  decide,
  reissue: (payload: ModeratePayload, { subjectId }: NewIdentifiers): ModeratePayload =>
    subjectId === undefined ? payload : { ...payload, subject: { ...payload.subject, id: subjectId } },
} as const satisfies CommandDefinition<ModeratePayload>;

/**
 * Hiding wins over whatever else was done meanwhile, but for another moderator's word that it may be seen; and nothing that
 * another moderator hid meanwhile is shown again unseen (P3). Decisions are counted: a status, a mark or a new photo is none.
 * What its author wrote since is shown to nobody before a moderator has read it.
 */
function decide(
  { payload }: ModerateContent,
  context: CommandContext,
): Result<ContentDecision<Content>, Refusal> {
  const { content } = context;
  if (content?.id !== payload.subject.id) return err({ code: "unknown_subject" });
  const before = decidedSince(content, payload);
  if (isAppealed(content) && isOwnDecision(content, context.actor, context.city))
    return err({ code: "own_decision" });
  if (content.visibility === payload.to && !isKept(content, payload) && !isUpheld(content, before))
    return alreadySo(content, before);
  const code = obstacleOf(content, payload, before);
  if (code !== undefined) return err({ code });
  const changed = withDecision(content, payload, context);
  return ok(
    before === undefined ? { content: changed } : { content: changed, note: noteOf("after_change", before) },
  );
}

/** « Laisser visible »: what is flagged and may stay. */
function isKept(content: Content, { to }: ModeratePayload): boolean {
  return to === "public" && isFlagged(content);
}

/** « Maintenir »: what its author contests stays as it is, by the word of who has seen the decision that is contested. */
function isUpheld(content: Content, before: Moderated | undefined): boolean {
  return before === undefined && isAppealed(content);
}

/** What somebody decided that this moderator had not seen. */
function decidedSince({ moderated }: Content, { seen }: ModeratePayload): Moderated | undefined {
  return (moderated?.count ?? 0) === seen ? undefined : moderated;
}

function alreadySo(
  content: Content,
  before: Moderated | undefined,
): Result<ContentDecision<Content>, Refusal> {
  if (before === undefined) return err({ code: "not_possible" });
  return ok({ content, note: noteOf("already_done", before) });
}

function obstacleOf(
  content: Content,
  payload: ModeratePayload,
  before: Moderated | undefined,
): RefusalCode | undefined {
  const isSafer = payload.to === "hidden" && content.visibility !== "public";
  if ((before !== undefined && !isSafer) || isUnread(content, payload)) return "changed_meanwhile";
  return mayShow(content, payload) ? undefined : "not_possible";
}

/** Others would see what the moderator has not: they read it before it was written anew. */
function isUnread({ rewritten = 0 }: Content, { to, rewritten: read = rewritten }: ModeratePayload): boolean {
  return to === "public" && read !== rewritten;
}

/** What its author wrote for the town hall alone never becomes public; what a moderator kept back may. */
function mayShow({ visibility, moderated }: Content, { to }: ModeratePayload): boolean {
  return to !== "public" || visibility !== "private" || moderated?.to === "private";
}

function noteOf(code: ChangeNote["code"], { byKind, byName }: Moderated): ChangeNote {
  return { code, byKind, byName };
}

function withDecision(
  content: Content,
  { to, code, reason }: ModeratePayload,
  { actor, now }: CommandContext,
): Content {
  const moderated: Moderated = {
    count: (content.moderated?.count ?? 0) + 1,
    at: now,
    to,
    code: to === "hidden" ? code : "",
    reason,
    byKind: authorKindOf(actor, content.cityId),
    byName: publicNameOf(actor),
    by: actor.uid,
    ...(content.rewritten === undefined ? {} : { rewritten: content.rewritten }),
    ...(to === "hidden" && wasNeverPublic(content) ? { isRefusal: true } : {}),
    ...(isAppealed(content) ? { isFinal: true } : {}),
  };
  return { ...withoutFlags(content), visibility: to, moderated, rev: content.rev + 1, updatedAt: now };
}

/** What flags hold back was public, and what its author wrote anew may have been. */
function wasNeverPublic({ visibility, moderated, rewritten = 0, flags = [] }: Content): boolean {
  if (visibility === "hidden") return moderated?.isRefusal === true;
  return visibility === "pending" && rewritten === 0 && flags.length === 0;
}
