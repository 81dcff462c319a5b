import type { Actor } from "../account/actor.ts";
import type { MarkKind } from "../account/marks.ts";
import type { Identifier } from "../basics/identifier.ts";
import { CREATING_KINDS } from "../command/creating-kinds.ts";
import type { ContentCollection } from "../command/subject.ts";
import type { Content } from "../content/content.ts";
import type { ContentDocuments } from "../content/contents.ts";
import { isShownTo } from "../content/is-shown-to.ts";
import { ownSubjectIds } from "../content/own-subjects.ts";
import { withTallies } from "../content/tally.ts";
import { withUnlisted } from "../content/with-unlisted.ts";
import type { KnownLaying, Laying } from "./laying.ts";
import type { Overlay, OverlayInput } from "./overlay.ts";
import type { SyncState } from "./sync-state.ts";

export interface Standing {
  /** The latest of their commands about it; null when none is pending. */
  readonly sync: SyncState | null;
  readonly mine: boolean;
  readonly marks: ReadonlySet<MarkKind>;
}

/** How one collection is shown. */
export interface ContentViews<C extends ContentCollection, V> {
  readonly collection: C;
  viewOf(this: void, content: ContentDocuments[C], standing: Standing): V;
  idOf(this: void, view: V): Identifier;
}

/** What is computed once for each content, as long as the same person looks. */
interface PerPerson<T extends object, V> {
  readonly uid: string;
  readonly views: WeakMap<T, V>;
  readonly authored: WeakMap<T, T>;
}

/** The public document does not say that it is one's own; the same object each time, so that nothing is drawn anew. */
function withAuthor<T extends Content>(content: T, uid: string, authored: WeakMap<T, T>): T {
  if (content.authorId === uid) return content;
  const known = authored.get(content) ?? { ...content, authorId: uid };
  authored.set(content, known);
  return known;
}

const NO_MARKS: ReadonlySet<MarkKind> = new Set();
const NONE_OWN: ReadonlyMap<Identifier, Content> = new Map();

/**
 * Makes what screens show of a collection: what the city says (newest first), with this person's pending commands applied and
 * what they wrote put back where its public projection is emptied. Waiting contents come first. A content about which nothing
 * changed keeps the very same view from one call to the next, so that whoever drew it has nothing to do; one that no command,
 * receipt or mark touches costs one look-up.
 */
export function contentViews<C extends ContentCollection, V extends object>(
  { collection, viewOf }: ContentViews<C, V>,
  knownLaying: KnownLaying,
): (contents: readonly ContentDocuments[C][], input: OverlayInput) => readonly V[] {
  type T = ContentDocuments[C];
  const tallied = withTallies<T>();
  let plain: PerPerson<T, V> | undefined;
  let touched: ReadonlyMap<Identifier, V> = new Map();

  return (said, input) => {
    const { actor } = input;
    const listed = said.map((content) => tallied(content, input.tallies));
    if (plain?.uid !== actor.uid) plain = { uid: actor.uid, views: new WeakMap(), authored: new WeakMap() };
    const { views, authored } = plain;
    const laying = knownLaying();
    const own = laying?.wholeContents(collection, input) ?? NONE_OWN;
    const subjects = pendingSubjects(input, laying);
    const byId = foundIn(listed, collection, input, { own, authored, subjects, laying });
    const unlisted = addUnlisted(own, byId, (content) => tallied(content, input.tallies));
    const overlay = laying?.applyPending<T>(collection, (id) => byId.get(id), input) ?? nothingLaid<T>(input);
    const marks = marksByContent(overlay.membership.marks, collection);
    const waiting = [...overlay.contents.values()].filter(({ id }) => !byId.has(id));

    const now = new Map<Identifier, V>();
    const touchedView = (content: T): V => {
      const { id } = content;
      const sync = overlay.sync.get(id) ?? null;
      const mine = content.authorId === actor.uid;
      const view = sameOr(touched.get(id), viewOf(content, { sync, mine, marks: marks.get(id) ?? NO_MARKS }));
      now.set(id, view);
      return view;
    };
    const plainView = (content: T): V => {
      const known = views.get(content);
      if (known !== undefined) return known;
      const view = viewOf(content, { sync: null, mine: content.authorId === actor.uid, marks: NO_MARKS });
      views.set(content, view);
      return view;
    };
    const shown: V[] = [];
    const show = (content: T): void => {
      const { id } = content;
      const current = overlay.contents.get(id) ?? byId.get(id) ?? content;
      const isTouched = current !== content || overlay.sync.has(id) || marks.has(id) || own.has(id);
      if (sees(actor, content, current)) shown.push(isTouched ? touchedView(current) : plainView(content));
    };
    waiting.toSorted((a, b) => b.performedAt - a.performedAt).forEach(show);
    withUnlisted(listed, unlisted).forEach(show);
    touched = now;
    return shown;
  };
}

/** What a decision of one's own keeps back stays before one's eyes, with « Annuler », until the city has it. */
function sees(actor: Actor, said: Content, current: Content): boolean {
  return isShownTo(said, actor) || isShownTo(current, actor);
}

/** What the city's list does not show, and this person holds. */
function addUnlisted<T extends Content>(
  own: ReadonlyMap<Identifier, Content>,
  byId: Map<Identifier, T>,
  tallied: (content: T) => T,
): readonly T[] {
  const unlisted = [...own.values()].filter(
    ({ id, visibility }) => visibility !== "public" && !byId.has(id),
  ) as readonly Content[] as readonly T[];
  for (const content of unlisted) byId.set(content.id, tallied(content));
  return unlisted;
}

interface PendingSubject {
  readonly id: string;
  readonly isCreated: boolean;
}

/** Nothing is pending as long as what lays it is not there. */
function pendingSubjects({ pending }: OverlayInput, laying: Laying | undefined): readonly PendingSubject[] {
  if (laying === undefined) return [];
  return pending.map(({ command }) => ({
    id: laying.subjectOf(command).id,
    isCreated: CREATING_KINDS.includes(command.kind),
  }));
}

function nothingLaid<T extends Content>({ membership }: OverlayInput): Overlay<T> {
  return { contents: new Map(), sync: new Map(), membership };
}

interface Known<T extends Content> {
  readonly own: ReadonlyMap<Identifier, Content>;
  readonly authored: WeakMap<T, T>;
  readonly subjects: readonly PendingSubject[];
  readonly laying: Laying | undefined;
}

function foundIn<T extends Content>(
  listed: readonly T[],
  collection: ContentCollection,
  input: OverlayInput,
  { own, authored, subjects, laying }: Known<T>,
): Map<Identifier, T> {
  const { uid } = input.actor;
  const created = subjects.filter(({ isCreated }) => isCreated).map(({ id }) => id);
  /** What this person made, whether the city's answer or its document comes first. */
  const ownIds = new Set([...ownSubjectIds(collection, input.receipts), ...created]);
  const wanted = new Set<string>([...own.keys(), ...ownIds, ...subjects.map(({ id }) => id)]);
  const found = new Map<Identifier, T>();
  if (wanted.size === 0) return found;
  for (const content of listed) {
    const { id } = content;
    if (!wanted.has(id)) continue;
    const whole = laying?.restored(collection, content, own.get(id)) ?? content;
    found.set(id, ownIds.has(id) ? withAuthor(whole, uid, authored) : whole);
  }
  return found;
}

function marksByContent(
  marks: OverlayInput["membership"]["marks"],
  collection: ContentCollection,
): ReadonlyMap<Identifier, ReadonlySet<MarkKind>> {
  const byId = new Map<Identifier, Set<MarkKind>>();
  for (const { kind, subject } of marks) {
    if (subject.collection !== collection) continue;
    const kinds = byId.get(subject.id) ?? new Set();
    byId.set(subject.id, kinds.add(kind));
  }
  return byId;
}

function sameOr<V extends object>(before: V | undefined, after: V): V {
  if (before === undefined) return after;
  const names = Object.keys(after) as (keyof V)[];
  return names.every((name) => before[name] === after[name]) ? before : after;
}
