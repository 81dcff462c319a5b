import type { Actor } from "../account/actor.ts";
import {
  counted,
  countsOf,
  isTallied,
  withCounts,
  type MarkCount,
  type MarkIntent,
} from "../account/marks.ts";
import { decidedAt, withIntent, type Membership } from "../account/membership.ts";
import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
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
import type { Tallies } from "../content/tally.ts";
import { syncStateOf, type PendingCommand, type SyncState } from "./sync-state.ts";

export interface OverlayInput {
  readonly receipts: readonly Receipt[];
  readonly pending: readonly PendingCommand[];
  /** What is not public in the city, for who moderates it. */
  readonly moderated?: readonly WholeContent[];
  readonly actor: Actor;
  readonly city: CommandContext["city"];
  readonly membership: Membership;
  readonly tallies: Tallies;
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
  const builder = { input, find, contents: new Map(), sync: new Map(), membership };
  if (pending.length === 0) return builder;
  const answers = new Map(receipts.map((receipt) => [receipt.commandId, receipt]));
  for (const row of pending) {
    const { id, cityId } = row.command;
    const subject = subjectOf(row.command);
    if (cityId !== city.id || subject.collection !== collection) continue;
    applyRow(builder, row, subject.id, answers.get(id));
  }
  return builder;
}

function applyRow<T extends Content>(
  builder: OverlayBuilder<T>,
  row: PendingCommand,
  subjectId: Identifier,
  receipt: Receipt | undefined,
): void {
  const { command, photosLeft } = row;
  const { state, ...answer } = answerTo(row, receipt);
  const isOver = state === "refused" || state === "conflict";
  // What it makes may be here before its answer.
  const isHere = definitionOf(command).creates !== undefined && builder.find(subjectId) !== undefined;
  builder.sync.set(subjectId, syncStateOf(isHere && !isOver ? "applied" : state, photosLeft));
  if (isOver && definitionOf(command).staysRefused === undefined) return;
  const content = builder.contents.get(subjectId) ?? builder.find(subjectId);
  if (content === undefined) applyCreation(builder, command, answer.applied);
  else applyToContent(builder, command, content, answer);
}

/** The receipt may be here before the reply. */
function answerTo(
  { state, outcome: replied }: PendingCommand,
  receipt: Receipt | undefined,
): Answer & Pick<PendingCommand, "state"> {
  const outcome: Outcome | null = receipt?.outcome ?? replied ?? null;
  if (outcome === null || outcome.state === "retry")
    return { state, applied: undefined, answeredAt: Infinity };
  const applied = outcome.state === "applied" ? outcome : undefined;
  return { state: outcome.state, applied, answeredAt: receipt?.updatedAt ?? outcome.appliedAt };
}

type Applied = Extract<Outcome, { readonly state: "applied" }>;

function applyCreation<T extends Content>(
  builder: OverlayBuilder<T>,
  command: Command,
  applied: Applied | undefined,
): void {
  if (definitionOf(command).creates !== undefined) applyDecision(builder, command, undefined, applied);
}

interface Answer {
  readonly applied: Applied | undefined;
  /** By the server's clock; where the receipt is not here yet, a moment before. */
  readonly answeredAt: Instant;
}

/**
 * The counter, the person's own mark and the content are three documents. The city says how the counter moves, and its tally
 * until when it has counted; what was not pressed yet, or has no answer, is decided here.
 */
function applyToContent<T extends Content>(
  builder: OverlayBuilder<T>,
  command: Command,
  content: T,
  { applied, answeredAt }: Answer,
): void {
  const { creates, markOf } = definitionOf(command);
  const intent = markOf?.(command);
  const isShown = creates !== undefined || (applied !== undefined && isIn(content, applied, intent));
  if (!isShown) return applyDecision(builder, command, content, applied);
  applyIntent(builder, intent, command);
  const isCounted = (builder.input.tallies.get(content.id)?.through ?? 0) >= answeredAt;
  if (!isCounted) builder.contents.set(content.id, withCounted(content, applied?.counts));
}

/** What is counted apart changes no content. */
function isIn(content: Content, { rev }: Applied, intent: MarkIntent | undefined): boolean {
  return content.rev >= rev || (intent !== undefined && isTallied(intent.kind));
}

/** One's own report, while the others' marks came before it. */
function withTally<T extends Content>(content: T, tallies: Tallies): T {
  const tally = tallies.get(content.id);
  return tally === undefined ? content : withCounts(content, tally.counts);
}

function withCounted<T extends Content>(content: T, count: MarkCount | undefined): T {
  return count === undefined ? content : withCounts(content, counted(countsOf(content), count));
}

function applyIntent<T extends Content>(
  builder: OverlayBuilder<T>,
  intent: MarkIntent | undefined,
  { performedAt }: Command,
): void {
  if (intent === undefined || performedAt < decidedAt(builder.membership, intent)) return;
  builder.membership = withIntent(builder.membership, { ...intent, at: performedAt }, performedAt);
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
    isAccepted: true,
  });
  if (!decision.ok || decision.value.content === undefined) return;
  // A command about a collection changes contents of that collection.
  const decided = decision.value.content as T;
  const content =
    before === undefined
      ? withTally(decided, builder.input.tallies)
      : withCounted(decided, decision.value.counts);
  const number = applied?.number === undefined || applied.number === "" ? content.number : applied.number;
  builder.contents.set(content.id, { ...content, number, rev: applied?.rev ?? content.rev });
  builder.membership = decision.value.membership ?? builder.membership;
}
