import type { TalliedKind } from "../account/marks.ts";
import type { Activity } from "../activity/activity.ts";
import { parseActivity } from "../activity/parse-activity.ts";
import { ACTIVITY_STANDING, publicActivityOf } from "../activity/public-activity.ts";
import type { Anomaly } from "../anomaly/anomaly.ts";
import { parseAnomaly } from "../anomaly/parse-anomaly.ts";

import { ANOMALY_STANDING, publicProjectionOf } from "../anomaly/publish-anomaly.ts";
import type { Idea } from "../idea/idea.ts";
import { parseIdea } from "../idea/parse-idea.ts";
import { IDEA_STANDING, publicIdeaOf } from "../idea/public-idea.ts";
import type { Message } from "../thread/message.ts";
import { parseMessage } from "../thread/parse-message.ts";
import { MESSAGE_STANDING, publicMessageOf } from "../thread/public-message.ts";
import type { Parsed } from "../basics/schema.ts";
import type { ContentCollection } from "../command/subject.ts";
import type { Content } from "./content.ts";

export interface ContentDocuments {
  readonly anomalies: Anomaly;
  readonly ideas: Idea;
  readonly activities: Activity;
  readonly messages: Message;
}

interface ContentDefinition<T extends Content = Content> {
  /** Reads what the city published, or what a receipt keeps. Fields this version does not know are left out. */
  parse(this: void, value: unknown): Parsed<T>;
  publicProjectionOf(this: void, content: T): T;
  /** Fields that say where it stands: the city's word, also for its author; the others say what was written. */
  readonly standing: readonly string[];
  /** The mark of which it takes only so many; null for as many as like. */
  readonly limited?: { readonly kind: TalliedKind; limitOf(this: void, content: T): number | null };
}

/** Everything that people publish: what is done alike to all of it reads its row here. */
export const CONTENTS: { readonly [C in ContentCollection]: ContentDefinition<ContentDocuments[C]> } = {
  anomalies: { parse: parseAnomaly, publicProjectionOf, standing: ANOMALY_STANDING },
  ideas: { parse: parseIdea, publicProjectionOf: publicIdeaOf, standing: IDEA_STANDING },
  activities: {
    parse: parseActivity,
    publicProjectionOf: publicActivityOf,
    standing: ACTIVITY_STANDING,
    limited: { kind: "going", limitOf: ({ capacity }) => capacity },
  },
  messages: { parse: parseMessage, publicProjectionOf: publicMessageOf, standing: MESSAGE_STANDING },
};

export function contentDefinitionOf(collection: ContentCollection): ContentDefinition {
  return CONTENTS[collection];
}
