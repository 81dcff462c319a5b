import { nullable, object, type Schema } from "../basics/schema.ts";
import { INSTANT_SCHEMA, type Instant } from "../basics/instant.ts";
import { COUNT, FROM_NEWER_SERVERS } from "../content/stored-fields.ts";
import { PAGE_MESSAGES } from "../limits/limits.ts";

/** What the city counts of one thread, beside the marks of its subject: deleted and hidden messages keep their place. */
export interface TalkCount {
  readonly messages: number;
  readonly lastAt: Instant;
  /** When the commune last answered in it; null where it never did. */
  readonly officialAt: Instant | null;
}

export const TALK_COUNT_SCHEMA: Schema<TalkCount | null> = nullable(
  object<TalkCount>(
    { messages: COUNT, lastAt: INSTANT_SCHEMA, officialAt: nullable(INSTANT_SCHEMA) },
    FROM_NEWER_SERVERS,
  ),
);

export interface CountedMessage {
  readonly at: Instant;
  readonly isOfficial: boolean;
}

export function withMessages(before: TalkCount | null, added: readonly CountedMessage[]): TalkCount | null {
  return added.reduce<TalkCount | null>(
    (talk, { at, isOfficial }) => ({
      messages: (talk?.messages ?? 0) + 1,
      lastAt: Math.max(talk?.lastAt ?? 0, at),
      officialAt: isOfficial ? Math.max(talk?.officialAt ?? 0, at) : (talk?.officialAt ?? null),
    }),
    before,
  );
}

/** How many pages a thread of so many messages has. */
export function pagesOf(talk: TalkCount | null): number {
  return 1 + Math.floor((talk?.messages ?? 0) / PAGE_MESSAGES);
}

/** Somebody wrote after the commune did, if it ever did. */
export function isAwaitingCommune({ lastAt, officialAt }: TalkCount): boolean {
  return officialAt === null || officialAt < lastAt;
}
