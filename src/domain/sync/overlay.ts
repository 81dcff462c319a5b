import type { Actor } from "../account/actor.ts";
import { hasMark, type MarkIntent } from "../account/marks.ts";
import { withIntent, type Membership } from "../account/membership.ts";
import type { Identifier } from "../basics/identifier.ts";
import { definitionOf, subjectOf, type Command } from "../command/command.ts";
import type { Result } from "../basics/result.ts";
import type { Change, CommandContext } from "../command/command-context.ts";
import { decide } from "../command/decide.ts";
import type { Outcome, Receipt } from "../command/outcome.ts";
import { NOTHING_SENT } from "../command/quota-problem.ts";
import type { Refusal } from "../command/refusal.ts";
import type { ContentCollection } from "../command/subject.ts";
import type { Content } from "../content/content.ts";
import type { WholeContent } from "../content/own-content.ts";
import { syncStateOf, type PendingCommand, type SyncState } from "./sync-state.ts";

export interface OverlayInput {
  readonly receipts: readonly Receipt[];
  readonly pending: readonly PendingCommand[];
  /** What is not public in the city, for who moderates it. */
  readonly moderated?: readonly WholeContent[];
  readonly actor: Actor;
  readonly city: CommandContext["city"];
  readonly membership: Membership;
}

/** What pending commands make of one collection; contents that no command touches are not in it. */
export interface Overlay<T extends Content> {
  readonly contents: ReadonlyMap<Identifier, T>;
  readonly sync: ReadonlyMap<Identifier, SyncState>;
  readonly membership: Membership;
}

interface OverlayBuilder<T extends Content> {
  readonly input: OverlayInput;
  readonly find: (id: Identifier) => T | undefined;
  readonly contents: Map<Identifier, T>;
  readonly sync: Map<Identifier, SyncState>;
  /** Marks whose turn among the rows has come: what is applied says how they are, not the replica. */
  readonly settled: MarkIntent[];
  membership: Membership;
}

/**
 * Applies the commands the city has not answered, or whose effect the replica does not show yet, to what the city says. The
 * replica is never changed, so there is nothing to roll back. The documents of one answer may arrive in any order: nothing
 * is counted twice.
 */
export function applyPending<T extends Content>(
  collection: ContentCollection,
  find: (id: Identifier) => T | undefined,
  input: OverlayInput,
): Overlay<T> {
  const { receipts, pending, city, membership } = input;
  const builder = { input, find, contents: new Map(), sync: new Map(), settled: [], membership };
  if (pending.length === 0) return builder;
  const outcomes = new Map(receipts.map(({ commandId, outcome }) => [commandId, outcome]));
  for (const row of pending) {
    const { id, cityId } = row.command;
    const subject = subjectOf(row.command);
    if (cityId !== city.id || subject.collection !== collection) continue;
    applyRow(builder, row, subject.id, outcomes.get(id) ?? row.outcome ?? null);
  }
  return builder;
}

function applyRow<T extends Content>(
  builder: OverlayBuilder<T>,
  { command, state, photosLeft }: PendingCommand,
  subjectId: Identifier,
  outcome: Outcome | null,
): void {
  const answered = outcome === null || outcome.state === "retry" ? state : outcome.state;
  builder.sync.set(subjectId, syncStateOf(answered, photosLeft));
  if (answered === "refused" || answered === "conflict") return;
  const applied = outcome?.state === "applied" ? outcome : undefined;
  const content = builder.contents.get(subjectId) ?? builder.find(subjectId);
  if (content === undefined) applyCreation(builder, command, applied);
  else applyToContent(builder, command, content, applied);
}

type Applied = Extract<Outcome, { readonly state: "applied" }>;

function applyCreation<T extends Content>(
  builder: OverlayBuilder<T>,
  command: Command,
  applied: Applied | undefined,
): void {
  const { creates, markOf } = definitionOf(command);
  if (creates === undefined) return;
  const intent = markOf?.(command);
  if (intent !== undefined) settle(builder, intent);
  applyDecision(builder, command, undefined, applied);
}

/**
 * The counter and the person's own mark are two documents. The counter shows an answer from its `rev` on; before that the
 * mark may be ahead of it, so the first answer takes the mark back and the counter moves once. Should the answer have
 * changed nothing, because another device of the person was first, the count is one off until the document comes.
 */
function applyToContent<T extends Content>(
  builder: OverlayBuilder<T>,
  command: Command,
  content: T,
  applied: Applied | undefined,
): void {
  const { creates, markOf } = definitionOf(command);
  const intent = markOf?.(command);
  const wasSettled = intent !== undefined && settle(builder, intent);
  const isShown = creates !== undefined || (applied !== undefined && content.rev >= applied.rev);
  if (isShown) return applyIntent(builder, intent, command);
  const isAhead = applied !== undefined && !wasSettled;
  if (isAhead && intent !== undefined) applyIntent(builder, { ...intent, on: !intent.on }, command);
  applyDecision(builder, command, content, applied);
}

/** @returns whether an earlier row was about the same mark */
function settle({ settled }: OverlayBuilder<Content>, intent: MarkIntent): boolean {
  const wasSettled = hasMark(settled, intent);
  settled.push(intent);
  return wasSettled;
}

function applyIntent<T extends Content>(
  builder: OverlayBuilder<T>,
  intent: MarkIntent | undefined,
  { performedAt }: Command,
): void {
  if (intent !== undefined) builder.membership = withIntent(builder.membership, intent, performedAt);
}

function applyDecision<T extends Content>(
  builder: OverlayBuilder<T>,
  command: Command,
  before: T | undefined,
  applied: Applied | undefined,
): void {
  const { actor, city } = builder.input;
  // Whether the place is near the city was asked when it was accepted: an outline is long to read.
  const { position: _, ...settled } = city;
  const decision: Result<Change, Refusal> = decide(command, {
    now: command.performedAt,
    // What was accepted stays on screen, whatever has become of the account's rights since: the answer is the city's.
    actor: { ...actor, isDisabled: false },
    city: settled,
    content: before,
    membership: builder.membership,
    sent: NOTHING_SENT,
  });
  if (!decision.ok || decision.value.content === undefined) return;
  // A command about a collection changes contents of that collection.
  const content = decision.value.content as T;
  const number = applied?.number === undefined || applied.number === "" ? content.number : applied.number;
  builder.contents.set(content.id, { ...content, number, rev: applied?.rev ?? content.rev });
  builder.membership = decision.value.membership ?? builder.membership;
}
