import { boolean, nullable, object, optional, type Schema } from "../basics/schema.ts";
import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { COUNT, FROM_NEWER_SERVERS } from "../content/stored-fields.ts";
import { PAGE_MESSAGES } from "../limits/limits.ts";

/** What the city counts of one thread, beside the marks of its subject: deleted and hidden messages keep their place. */
export interface TalkCount {
  readonly messages: number;
  readonly lastAt: Instant;
  /** When the commune last answered in it; null where it never did. */
  readonly officialAt: Instant | null;
  /** The page of its thread on which it did; missing where it never did, or an earlier version counted it. */
  readonly officialPage?: number;
  /** Nobody reads it but moderators: to others it is as if nothing were said. */
  readonly withheld?: boolean;
}

export const TALK_COUNT_SCHEMA: Schema<TalkCount | null> = nullable(
  object<TalkCount>(
    {
      messages: COUNT,
      lastAt: INSTANT_SCHEMA,
      officialAt: nullable(INSTANT_SCHEMA),
      officialPage: optional(COUNT),
      withheld: optional(boolean),
    },
    FROM_NEWER_SERVERS,
  ),
);

export interface CountedMessage {
  readonly at: Instant;
  readonly isOfficial: boolean;
  /** Undefined where an earlier version noted it. */
  readonly page?: number | undefined;
}

export function withMessages(before: TalkCount | null, added: readonly CountedMessage[]): TalkCount | null {
  return added.reduce<TalkCount | null>((talk, message) => withMessage(talk, message), before);
}

function withMessage(talk: TalkCount | null, { at, isOfficial, page }: CountedMessage): TalkCount {
  const { messages = 0, lastAt = 0, officialAt = null, officialPage, ...standing } = talk ?? {};
  const counted = { ...standing, messages: messages + 1, lastAt: Math.max(lastAt, at) };
  const isLatest = isOfficial && at >= (officialAt ?? 0);
  const answeredOn = isLatest ? page : officialPage;
  return {
    ...counted,
    officialAt: isLatest ? at : officialAt,
    ...(answeredOn === undefined ? {} : { officialPage: answeredOn }),
  };
}

/** How many pages a thread of so many messages has. */
export function pagesOf(talk: TalkCount | null): number {
  return 1 + Math.floor((talk?.messages ?? 0) / PAGE_MESSAGES);
}

/** Somebody wrote after the commune did, if it ever did. */
export function isAwaitingCommune({ lastAt, officialAt }: TalkCount): boolean {
  return officialAt === null || officialAt < lastAt;
}
