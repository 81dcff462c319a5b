import { authorKindOf } from "../account/actor.ts";
import { marksOfKind } from "../account/marks.ts";
import { withIntent } from "../account/membership.ts";
import { publicNameOf } from "../account/public-name.ts";
import { err, ok, type Result } from "../basics/result.ts";
import type { Schema } from "../basics/schema.ts";
import type { CommandContext, ContentChange } from "../command/command-context.ts";
import type { CommandDefinition, CommandEnvelope, NewIdentifiers } from "../command/command-definition.ts";
import type { Refusal } from "../command/refusal.ts";
import type { ContentCollection, ContentSubject } from "../command/subject.ts";
import type { DailyLimit } from "../limits/daily-limits.ts";
import { FOLLOWED_MAX } from "../limits/limits.ts";
import type { Content, Visibility } from "./content.ts";
import type { ContentDocuments } from "./contents.ts";
import { reissuedPhotos, type SentPhoto } from "./written-fields.ts";

interface WrittenPayload {
  readonly photos: readonly SentPhoto[];
  /** False shows « Un habitant » whatever the display name. */
  readonly showName: boolean;
}

/** Collections whose contents have a life: a message has none. */
type WithStatus = Exclude<ContentCollection, "messages">;

interface Creation<C extends WithStatus, P extends WrittenPayload> {
  readonly collection: C;
  readonly schema: Schema<P>;
  readonly perDay: DailyLimit;
  readonly form: NonNullable<CommandDefinition["form"]>;
  /** The status it begins with. */
  readonly status: ContentDocuments[C]["status"];
  visibilityOf(this: void, payload: P, context: CommandContext): Visibility;
  problemOf(
    this: void,
    payload: P,
    command: CommandEnvelope<P>,
    context: CommandContext,
  ): Refusal | undefined;
  /** What it has besides what every new content has. */
  fieldsOf(
    this: void,
    payload: Omit<P, "photos" | "showName">,
    command: CommandEnvelope<P>,
    context: CommandContext,
  ): Omit<ContentDocuments[C], keyof Content | "schemaVersion" | "status" | "followersCount">;
}

/** A command that makes a content: it takes the command's id, and its author follows it. */
export function createContent<C extends WithStatus, P extends WrittenPayload>(creation: Creation<C, P>) {
  type T = ContentDocuments[C];
  type Create = CommandEnvelope<P>;
  const { collection, schema, perDay, form } = creation;
  const subjectOf = ({ id }: Create): ContentSubject => ({ collection, id });
  return {
    schema,
    perDay,
    creates: true,
    isNumbered: true,
    form,
    subjectOf,
    markOf: (command: Create) => ({ kind: "follow", on: true, subject: subjectOf(command) }),
    /** A replay is answered from its receipt before it comes here; should the receipt be gone, its author's content stands as it is. */
    decide(command: Create, context: CommandContext<T>): Result<ContentChange<T>, Refusal> {
      const { content: existing, membership, actor, now } = context;
      if (existing !== undefined) {
        return existing.authorId === actor.uid
          ? ok({ content: existing, membership })
          : err({ code: "id_taken" });
      }
      const payload = schema.parse(command.payload);
      if (!payload.ok) return err({ code: "invalid", fields: payload.problem });
      const refusal = creation.problemOf(payload.value, command, context);
      if (refusal !== undefined) return err(refusal);
      const follows = marksOfKind(membership.marks, "follow").length < FOLLOWED_MAX;
      const at = Math.min(command.performedAt, now);
      const follow = { kind: "follow", on: follows, subject: subjectOf(command), at } as const;
      const { contributions } = membership;
      return ok({
        content: {
          ...newContent(creation, command, payload.value, context),
          followersCount: follows ? 1 : 0,
        },
        membership: {
          ...withIntent(membership, follow, now),
          contributions: { ...contributions, [collection]: contributions[collection] + 1 },
        },
      });
    },
    photoIdsOf: ({ photos }: P) => photos.map(({ id }) => id),
    reissue: (payload: P, identifiers: NewIdentifiers): P => ({
      ...payload,
      photos: reissuedPhotos(payload.photos, identifiers),
    }),
  } as const satisfies CommandDefinition<P, T>;
}

function newContent<C extends WithStatus, P extends WrittenPayload>(
  creation: Creation<C, P>,
  command: CommandEnvelope<P>,
  payload: P,
  context: CommandContext,
): ContentDocuments[C] {
  const { actor, now } = context;
  const { id, cityId, performedAt } = command;
  const { status } = creation;
  const { showName, photos, ...fields } = payload;
  const authorKind = authorKindOf(actor, cityId);
  const authorName = showName ? publicNameOf(actor) : "";
  const created = {
    ...creation.fieldsOf(fields, command, context),
    id,
    cityId,
    number: "",
    rev: 1,
    schemaVersion: 1,
    status,
    visibility: creation.visibilityOf(payload, context),
    photos: photos.map((photo) => ({ ...photo, state: "waiting", thumb: "" })),
    authorId: actor.uid,
    authorKind,
    authorName,
    history: [{ at: now, status, reason: "", byKind: authorKind, byName: authorName }],
    performedAt,
    createdAt: now,
    updatedAt: now,
  };
  // The row of the collection brings the fields of the collection.
  return created as unknown as ContentDocuments[C];
}
