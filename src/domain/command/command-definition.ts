import type { MarkIntent } from "../account/marks.ts";
import type { CategoryId } from "../anomaly/categories.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { Result } from "../basics/result.ts";
import type { Schema } from "../basics/schema.ts";
import type { CityId } from "../city/city.ts";
import type { Content } from "../content/content.ts";
import type { DailyLimit, Pace } from "../limits/daily-limits.ts";
import type { LoggedAct } from "../moderation/logged-act.ts";
import type { RouteName } from "../navigation/routes.ts";
import type { Place } from "../place/place.ts";
import type { Change, CommandContext } from "./command-context.ts";
import type { Refusal } from "./refusal.ts";
import type { ContentSubject, Subject } from "./subject.ts";

/**
 * What a person asked for, as it travels. It says nothing about who asks: the token does.
 * A creating command gives its own id to what it creates.
 */
export interface CommandEnvelope<P> {
  /** UUID v7, made when the form opens. */
  readonly id: Identifier;
  readonly cityId: CityId;
  readonly payload: P;
  /** `rev` of the subject as the person saw it; null when the command creates it. */
  readonly basedOn: number | null;
  /** The command that creates the subject, while it is not applied itself. */
  readonly dependsOn: Identifier | null;
  /** By the device's clock. */
  readonly performedAt: Instant;
}

/** Identifiers that a command asked again takes, because the city recorded its answer under the old ones. */
export interface NewIdentifiers {
  readonly photos: ReadonlyMap<Identifier, Identifier>;
  readonly subjectId: Identifier | undefined;
}

/** What a decision looks at besides its subject. */
export interface WantedSurroundings {
  readonly threadId?: Identifier;
  readonly contents: readonly ContentSubject[];
  /** What is open and of one category, so far from a place; never locked. */
  readonly near?: { readonly place: Place; readonly categoryId: CategoryId; readonly reachM: number };
}

/**
 * One kind of command: its row in the table `COMMANDS`. Everybody who handles commands reads the row and names no kind.
 * Who may send it stands in `PERMISSIONS` under the kind's name.
 */
export interface CommandDefinition<P extends object = object, T extends Content = Content> {
  readonly schema: Schema<P>;
  subjectOf(this: void, command: CommandEnvelope<P>): Subject;
  /** Run on the device and again in the function, once it is known that the actor may send it here. */
  decide(this: void, command: CommandEnvelope<P>, context: CommandContext<T>): Result<Change<T>, Refusal>;

  /** How many of this kind a day takes; null where only officials may send it. */
  readonly perDay: DailyLimit | null;
  /** How many of this kind may follow each other closely. */
  readonly pace?: Pace;
  /** It makes its subject. */
  readonly creates?: true;
  /** Refused, what it makes stays to be seen by who wrote it, where they wrote it: to be copied or asked again. */
  readonly staysRefused?: true;
  /** The city gives what it makes a reference number. */
  readonly isNumbered?: true;
  /** The place of the form it is written in: taken back before it is sent, it becomes a draft again. */
  readonly form?: Extract<RouteName, `MapNew${string}`>;
  /** It waits UNDO_MS before it is sent, so that the person may take it back. */
  readonly isUndoable?: true;
  /** What it leaves in the log of the commune; who sees a content is read off the content. */
  readonly logs?: LoggedAct;
  /** Its decision reads how many marks its subject has, which the city adds up apart. */
  readonly looksAtCounts?: true;
  /** It says whether the organiser of its subject is known: what else its author announced under that name follows. */
  readonly verifiesOrganiser?: true;
  /** It may take its subject from everybody, or give it back: what is said under it follows. */
  readonly mayTakeAway?: true;
  /** Sent in order with those of its kind about the same subject only; otherwise with all about the same subject. */
  readonly isOrderedByKind?: true;
  /** Sent in order with all that have the same key, instead. */
  orderKeyOf?(this: void, payload: P): string;
  /** What else its decision looks at. */
  surroundingsOf?(this: void, payload: P): WantedSurroundings;
  /** The mark it makes or takes back: how its effect shows among what the person keeps of the city. */
  markOf?(this: void, command: CommandEnvelope<P>): MarkIntent;
  /** How its effect shows in a document that is no content (settings), before the city has answered. */
  shows?(this: void, document: object, payload: P): object;
  photoIdsOf?(this: void, payload: P): readonly Identifier[];
  /** The payload under new identifiers; without it, the payload names none. */
  reissue?(this: void, payload: P, identifiers: NewIdentifiers): P;
}
