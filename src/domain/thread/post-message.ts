import { may } from "../account/permissions.ts";
import { publicNameOf } from "../account/public-name.ts";
import { IDENTIFIER_SCHEMA, type Identifier } from "../basics/identifier.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { boolean, nullable, object, optional } from "../basics/schema.ts";
import type { CommandContext, ContentChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { FieldProblem, Refusal, RefusalCode } from "../command/refusal.ts";
import { subjectKeyOf, type ContentSubject } from "../command/subject.ts";
import { newContentVisibility } from "../content/new-content-visibility.ts";
import { reissuedPhotos, SENT_PHOTOS_SCHEMA, type SentPhoto } from "../content/written-fields.ts";
import { DAILY_LIMITS, MESSAGE_PACE } from "../limits/daily-limits.ts";
import { PHOTOS_PER_MESSAGE_MAX } from "../limits/limits.ts";
import type { Message } from "./message.ts";
import { MESSAGE_TEXT } from "./message-text.ts";
import { newMessage, withMessage } from "./new-message.ts";
import { THREAD_SUBJECT_SCHEMA } from "./parse-message.ts";
import { pageKeyOf, threadKeyOf, type ThreadSubject } from "./thread.ts";
import { isWithheldUnder } from "./withheld-message.ts";
import { writeProblem } from "./write-problem.ts";

export interface MessagePayload {
  readonly subject: ThreadSubject;
  readonly text: string;
  readonly replyTo: Identifier | null;
  readonly quoted: Identifier | null;
  readonly isOfficial: boolean;
  readonly showName: boolean;
  /** Left out where there is none. */
  readonly photos?: readonly SentPhoto[];
}

type Post = CommandEnvelope<MessagePayload>;

const MESSAGE_PAYLOAD_SCHEMA = object<MessagePayload>(
  {
    subject: THREAD_SUBJECT_SCHEMA,
    text: MESSAGE_TEXT,
    replyTo: nullable(IDENTIFIER_SCHEMA),
    quoted: nullable(IDENTIFIER_SCHEMA),
    isOfficial: boolean,
    showName: boolean,
    photos: optional(SENT_PHOTOS_SCHEMA),
  },
  { together: ({ photos }) => photoProblems(photos) },
);

function photoProblems(photos: readonly SentPhoto[] = []): readonly FieldProblem[] {
  if (photos.length <= PHOTOS_PER_MESSAGE_MAX) return [];
  return [{ field: "photos", code: "out_of_range", limit: PHOTOS_PER_MESSAGE_MAX }];
}

const messageSubject = (id: Identifier): ContentSubject => ({ collection: "messages", id });

/** « Envoyer le message » */
export const postMessage = {
  schema: MESSAGE_PAYLOAD_SCHEMA,
  perDay: DAILY_LIMITS.messages,
  pace: MESSAGE_PACE,
  creates: true,
  staysRefused: true,
  subjectOf: ({ id }: Post) => messageSubject(id),
  /** Messages of one thread arrive as they were written. */
  orderKeyOf: ({ subject }: MessagePayload) => threadKeyOf(subject),
  surroundingsOf: ({ subject, replyTo, quoted }: MessagePayload) => ({
    threadId: subject.id,
    contents: [subject, ...[replyTo, quoted].flatMap((id) => (id === null ? [] : [messageSubject(id)]))],
  }),
  decide,
  photoIdsOf: ({ photos = [] }: MessagePayload) => photos.map(({ id }) => id),
  reissue: (payload: MessagePayload, identifiers: NewIdentifiers): MessagePayload => {
    const { photos } = payload;
    const again = photos === undefined ? {} : { photos: reissuedPhotos(photos, identifiers) };
    return { ...underNewSubject(payload, identifiers), ...again };
  },
} as const satisfies CommandDefinition<MessagePayload, Message>;

function underNewSubject(payload: MessagePayload, { subjectId }: NewIdentifiers): MessagePayload {
  if (subjectId === undefined) return payload;
  const { subject, replyTo, quoted } = payload;
  if (replyTo === null) return { ...payload, subject: { ...subject, id: subjectId } };
  return { ...payload, replyTo: subjectId, quoted: quoted === replyTo ? subjectId : quoted };
}

function decide(command: Post, context: CommandContext<Message>): Result<ContentChange<Message>, Refusal> {
  const { content: existing, membership, actor, now } = context;
  if (existing !== undefined) {
    return existing.authorId === actor.uid
      ? ok({ content: existing, membership })
      : err({ code: "id_taken" });
  }
  const payload = MESSAGE_PAYLOAD_SCHEMA.parse(command.payload);
  if (!payload.ok) return err({ code: "invalid", fields: payload.problem });
  const code = context.isAccepted === true ? undefined : obstacleOf(payload.value, context);
  if (code !== undefined) return err({ code });
  return ok({ content: posted(command, payload.value, context), membership: withMessage(membership, now) });
}

function obstacleOf(payload: MessagePayload, context: CommandContext): RefusalCode | undefined {
  const { actor, city, now, surroundings, membership } = context;
  const { mutedUntil } = membership;
  const { collection } = payload.subject;
  if (payload.isOfficial && !may(actor, "write-official-message", { cityId: city.id })) return "not_allowed";
  const about = surroundings?.contents.get(subjectKeyOf(payload.subject));
  if (surroundings !== undefined && about === undefined) return "unknown_subject";
  const problem = writeProblem({
    actor,
    city,
    now,
    mutedUntil,
    collection,
    about,
    thread: surroundings?.thread,
  });
  return problem ?? relationProblem(payload, surroundings);
}

/** An answer stands under a message of the first level; what it quotes is of the same thread. What was deleted since may be answered. */
function relationProblem(
  { subject, replyTo, quoted }: MessagePayload,
  surroundings: CommandContext["surroundings"],
): RefusalCode | undefined {
  if (surroundings === undefined) return undefined;
  for (const id of [replyTo, quoted]) {
    if (id === null) continue;
    const other = surroundings.contents.get(subjectKeyOf(messageSubject(id))) as Message | undefined;
    if (other === undefined) return "unknown_subject";
    const isUnderAnother = id === replyTo && other.replyTo !== null;
    if (other.subject.id !== subject.id || isUnderAnother) return "malformed";
  }
  return undefined;
}

function posted(
  command: Post,
  { subject, text, replyTo, quoted, isOfficial, showName, photos = [] }: MessagePayload,
  context: CommandContext,
): Message {
  const { actor, surroundings } = context;
  const message = newMessage(command, context, {
    subject,
    text,
    isOfficial,
    visibility: actor.isConfirmed ? "public" : newContentVisibility("messages", context),
    photos: photos.map((photo) => ({ ...photo, state: "waiting", thumb: "" })),
    authorName: showName ? publicNameOf(actor) : "",
    page: pageKeyOf(command.cityId, subject.id, surroundings?.thread?.pages ?? 1),
    replyTo,
    quoted,
  });
  const about = surroundings?.contents.get(subjectKeyOf(subject));
  return isWithheldUnder({ thread: surroundings?.thread, about }) ? { ...message, withheld: true } : message;
}
