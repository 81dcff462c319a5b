import type { ActivityView } from "../../domain/activity/activity-view.ts";
import type { AnomalyView } from "../../domain/anomaly/anomaly-view.ts";
import type { City } from "../../domain/city/city.ts";
import type { Content } from "../../domain/content/content.ts";
import type { IdeaView } from "../../domain/idea/idea-view.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import type { CardPlacement } from "../collection/item-row.tsx";

interface ItemOf<C extends string, V> {
  readonly collection: C;
  readonly content: Content;
  readonly view: V;
  /** The commune still owes it an answer or a check. */
  readonly isOpen: boolean;
  /** Nobody of the commune has answered it. */
  readonly isUnanswered: boolean;
}

/** What moderators have to do with, whichever collection it is in. */
export type QueueItem =
  | ItemOf<"anomalies", AnomalyView>
  | ItemOf<"ideas", IdeaView>
  | ItemOf<"activities", ActivityView>
  | ItemOf<"messages", MessageView>;

export interface QueueRowProps<V> extends CardPlacement {
  readonly view: V;
  readonly city: City;
  /** What is decided about it stands beside the list, with all that it says. */
  readonly isBare?: boolean;
}
