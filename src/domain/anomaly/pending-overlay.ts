import type { Actor } from "../account/actor.ts";
import { withMember, type UserCity } from "../account/user-city.ts";
import type { Identifier } from "../basics/identifier.ts";
import {
  anomalyIdOf,
  isAboutAnomaly,
  type AnomalyCommand,
  type Command,
  type CommandOf,
} from "../command/command.ts";
import { decide, type Facts } from "../command/decide.ts";
import type { Outcome, Receipt } from "../command/outcome.ts";
import type { Anomaly } from "./anomaly.ts";
import { withOwnContent } from "./own-content.ts";
import { isShownTo } from "./publish-anomaly.ts";

/** Where a command of this person stands, as screens say it. */
export type SyncState = "queued" | "sending" | "sent" | "refused" | "conflict";

export interface AnomalyView {
  readonly anomaly: Anomaly;
  /** The latest of this person's commands about it; null when nothing is under way. */
  readonly sync: SyncState | null;
  readonly mine: boolean;
  readonly meToo: boolean;
  readonly followed: boolean;
}

/** What the overlay reads of an outbox row, in the order of sending. */
export interface PendingCommand {
  readonly command: Command;
  readonly state: "queued" | "sending" | "applied" | "refused" | "conflict";
  /** The city's answer, when the row has it already. */
  readonly outcome?: Outcome | null;
}

export interface OverlayInput {
  /** What the city says: the replica's rows, newest first. */
  readonly anomalies: readonly Anomaly[];
  readonly receipts: readonly Receipt[];
  readonly pending: readonly PendingCommand[];
  readonly actor: Actor;
  readonly city: Facts["city"];
  readonly userCity: UserCity;
}

type Applied = Extract<Outcome, { readonly state: "applied" }>;

/** What is being laid: the replica is never changed, so there is nothing to roll back. */
interface Laying {
  readonly input: OverlayInput;
  readonly anomalies: Map<Identifier, Anomaly>;
  readonly sync: Map<Identifier, SyncState>;
  /** The person's marks whose turn among the rows has come: what is laid says how they are, not the replica. */
  readonly settled: Set<string>;
  userCity: UserCity;
}

/**
 * Replica ⊕ pending: lays the commands the city has not answered, or whose effect the replica does not show yet, over what
 * the city says. Waiting reports come first. The documents of one answer may arrive in any order: nothing is counted twice.
 */
export function overlayAnomalies(input: OverlayInput): readonly AnomalyView[] {
  const { actor, city, pending, receipts, userCity } = input;
  const known = withOwnContent(input.anomalies, receipts, city.id);
  const laying: Laying = { input, anomalies: mapOf(known), sync: new Map(), settled: new Set(), userCity };
  const outcomes = new Map(receipts.map(({ commandId, outcome }) => [commandId, outcome]));
  for (const row of pending) {
    if (row.command.cityId === city.id)
      layRow(laying, row, outcomes.get(row.command.id) ?? row.outcome ?? null);
  }
  const knownIds = new Set(known.map(({ id }) => id));
  const waiting = [...laying.anomalies.values()].filter(({ id }) => !knownIds.has(id));
  const shown = known.map(({ id }) => laying.anomalies.get(id)).filter((anomaly) => anomaly !== undefined);
  const meToo = new Set(laying.userCity.meToo);
  const followed = new Set(laying.userCity.followed);
  return [...waiting.toSorted((a, b) => b.performedAt - a.performedAt), ...shown]
    .filter((anomaly) => isShownTo(anomaly, actor))
    .map((anomaly) => ({
      anomaly,
      sync: laying.sync.get(anomaly.id) ?? null,
      mine: anomaly.authorId === actor.uid,
      meToo: meToo.has(anomaly.id),
      followed: followed.has(anomaly.id),
    }));
}

function layRow(laying: Laying, { command, state }: PendingCommand, outcome: Outcome | null): void {
  const answered = outcome === null || outcome.state === "retry" ? state : outcome.state;
  if (!isAboutAnomaly(command)) return;
  laying.sync.set(anomalyIdOf(command), answered === "applied" ? "sent" : answered);
  if (answered === "refused" || answered === "conflict") return;
  const applied = outcome?.state === "applied" ? outcome : undefined;
  if (command.kind === "report-anomaly") layReport(laying, command, applied);
  else layJoining(laying, command, applied);
}

function layReport(laying: Laying, command: CommandOf<"report-anomaly">, applied: Applied | undefined): void {
  laying.settled.add(`followed ${command.id}`);
  if (!laying.anomalies.has(command.id)) return layDecision(laying, command, laying.userCity, applied);
  const followed = { id: command.id, on: true, now: command.performedAt };
  laying.userCity = withMember(laying.userCity, "followed", followed);
}

type JoiningCommand = CommandOf<"me-too-anomaly"> | CommandOf<"follow-anomaly">;

/**
 * The counter and the person's own list are two documents. The counter shows an answer from its `rev` on; before that the
 * person's list may be ahead of it, so the first answer takes it back and the counter moves once. Should the answer have
 * changed nothing, because another device of the person was first, the count is one off until the document comes.
 */
function layJoining(laying: Laying, command: JoiningCommand, applied: Applied | undefined): void {
  const { anomalyId: id, on } = command.payload;
  const anomaly = laying.anomalies.get(id);
  if (anomaly === undefined) return;
  const list = command.kind === "me-too-anomaly" ? "meToo" : "followed";
  const now = command.performedAt;
  const isFirst = !laying.settled.has(`${list} ${id}`);
  laying.settled.add(`${list} ${id}`);
  if (applied !== undefined && anomaly.rev >= applied.rev) {
    laying.userCity = withMember(laying.userCity, list, { id, on, now });
    return;
  }
  const isAhead = applied !== undefined && isFirst;
  const before = isAhead ? withMember(laying.userCity, list, { id, on: !on, now }) : laying.userCity;
  layDecision(laying, command, before, applied);
}

function layDecision(
  laying: Laying,
  command: AnomalyCommand,
  userCity: UserCity,
  applied: Applied | undefined,
): void {
  const { actor, city } = laying.input;
  const subjectId = anomalyIdOf(command);
  const decision = decide(command, {
    now: command.performedAt,
    // What was accepted stays on screen, whatever has become of the account's rights since: the answer is the city's.
    actor: { ...actor, isDisabled: false },
    city,
    anomaly: laying.anomalies.get(subjectId),
    userCity,
    reportsToday: 0,
  });
  if (!decision.ok) return;
  const { anomaly } = decision.value;
  const number = applied?.number === undefined || applied.number === "" ? anomaly.number : applied.number;
  laying.anomalies.set(subjectId, { ...anomaly, number, rev: applied?.rev ?? anomaly.rev });
  laying.userCity = decision.value.userCity;
}

function mapOf(anomalies: readonly Anomaly[]): Map<Identifier, Anomaly> {
  return new Map(anomalies.map((anomaly) => [anomaly.id, anomaly]));
}
