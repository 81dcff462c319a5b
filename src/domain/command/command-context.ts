import type { Actor } from "../account/actor.ts";
import type { MarkCount } from "../account/marks.ts";
import type { Membership } from "../account/membership.ts";
import type { Instant } from "../basics/instant.ts";
import type { City } from "../city/city.ts";
import type { CitySetting } from "../city/city-settings.ts";
import type { Alike, ChangeNote } from "./outcome.ts";
import type { Sent } from "./quota-problem.ts";
import type { Content } from "../content/content.ts";
import type { BlockRequest } from "../moderation/block-request.ts";
import type { HideCode } from "../moderation/moderate-payload.ts";
import type { MutedPerson } from "../moderation/muted-person.ts";
import type { Thread } from "../thread/thread.ts";

/** Absent while the device has heard nothing of the city. */
type WhereItIs = Partial<Pick<City, "position" | "box" | "contour" | "population">>;

/** What lies around what a command is about: read, and not changed by it. */
export interface Surroundings {
  /** Undefined where nobody decided about it, and its first page is not full. */
  readonly thread: Thread | undefined;
  /** Those of the contents that there are, and what is near, by `subjectKeyOf`. */
  readonly contents: ReadonlyMap<string, Content>;
}

/** What a command may look at. The device fills it from the replica, the function from its transaction. */
export interface CommandContext<T extends Content = Content> {
  /** The device's clock on the device, the server's in the function. */
  readonly now: Instant;
  readonly actor: Actor;
  readonly city: Pick<City, "id" | "rev" | "moderatorsCount" | CitySetting> & WhereItIs;
  /** What the command is about, or what stands under the id it would create; as it was written, not its public projection, where that is known. */
  readonly content: T | undefined;
  readonly membership: Membership;
  readonly sent: Sent;
  /** Undefined on a device that does not know all of it: the city asks. */
  readonly surroundings?: Surroundings;
  /** Whoever sent it saw it accepted on this device: it stays on screen, whatever they may do by now. The city is never told. */
  readonly isAccepted?: true;
}

interface Muting {
  readonly uid: string;
  readonly person: MutedPerson | null;
  /** The newest suspension that whoever asks for it had heard of; undefined where an earlier version asks. */
  readonly seen?: Instant | undefined;
}

/** What changes when the city agrees; what is left out stays. `rev` and instants are already the new ones. */
export interface Change<T extends Content = Content> {
  readonly content?: T;
  readonly membership?: Membership;
  /** How a counter of the content moves. It has a document of its own: the content stays as it is. */
  readonly counts?: MarkCount;
  readonly city?: CommandContext["city"];
  readonly thread?: Thread;
  /** Keeps the author of the content from writing messages in the city for a while; null lets them write again. */
  readonly mutes?: Muting;
  /** Tells the author of the content which rule it is against. */
  readonly warns?: HideCode;
  /** Asks administrators to block whoever wrote the content. */
  readonly asksBlock?: { readonly uid: string; readonly request: BlockRequest };
  /** Whether what this person announces as this organiser needs no moderator any more. */
  readonly verifies?: { readonly uid: string; readonly organiser: string; readonly on: boolean };
  readonly note?: ChangeNote;
  readonly alike?: Alike;
}

export type ContentChange<T extends Content> = Required<Pick<Change<T>, "content" | "membership">>;
/** About a content alone. */
export type ContentDecision<T extends Content> = Required<Pick<Change<T>, "content">> & Pick<Change, "note">;
export type MarkChange<T extends Content> = ContentChange<T> & Pick<Change, "counts">;
export type MembershipChange = Required<Pick<Change, "membership">>;
export type AuthorMuting = Required<Pick<Change, "content" | "mutes">>;
export type BlockRequesting = Required<Pick<Change, "content" | "asksBlock">>;
export type AuthorWarning = Required<Pick<Change, "content" | "warns">>;
export type ThreadChange = Required<Pick<Change, "thread">>;
export type CityChange = Required<Pick<Change, "city">>;
