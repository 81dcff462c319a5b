import { useData, useDevice } from "../../data/data-context.ts";
import type { OutboxRow, PhotoRow } from "../../data/device/rows.ts";
import { useLiveValue } from "../../data/live.ts";
import { liveOverlayInput } from "../../data/outbox/live-overlay-input.ts";
import { discardRow, mayChange } from "../../data/outbox/row-actions.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import { subjectOf, type Command } from "../../domain/command/command.ts";
import type { ChangeNote, Outcome } from "../../domain/command/outcome.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import type { Content } from "../../domain/content/content.ts";
import { contentDefinitionOf } from "../../domain/content/contents.ts";
import { useSendCommand, type SendProblem } from "../commands/use-send-command.ts";
import { noteOfLast } from "./note-of-last.ts";

/** What is decided about: a content does not say itself which collection it is in. */
export interface Decidable<T extends Content = Content> {
  readonly collection: ContentCollection;
  readonly content: T;
}

/**
 * The command that makes the content, while the city has not taken it: until then it has no number. A message never has one, and
 * whoever decides about one has it from the city.
 */
export function unsentOf({ collection, content }: Decidable): Identifier | null {
  return collection === "messages" || content.number !== "" ? null : content.id;
}

/** A person's last decision of a kind from this device, while the city's documents do not show it yet. */
export interface OwnDecision<C extends Command, T extends Content = Content> {
  readonly command: C;
  readonly state: OutboxRow["state"];
  readonly mayUndo: boolean;
  /** The content as somebody else left it, where the decision does not go with that. */
  readonly theirs: T | undefined;
  /** What the city said of it then. */
  readonly conflict: Conflict | undefined;
}

type Conflict = Extract<Outcome, { readonly state: "conflict" }>;

export interface Decision<C extends Command, T extends Content = Content> {
  readonly own: OwnDecision<C, T> | undefined;
  readonly note: ChangeNote | undefined;
  /** Stored first; only then the decision that it replaces is let go (P1). */
  readonly send: (command: C, photos?: readonly PhotoRow[]) => Promise<Result<unknown, SendProblem>>;
  readonly takeBack: () => Promise<void>;
}

/** The commands that are one kind of decision about a content. */
export interface DecisionKind<C extends Command> {
  readonly kinds: readonly C["kind"][];
}

export function useDecision<C extends Command, T extends Content>(
  about: Decidable<T>,
  { kinds }: DecisionKind<C>,
): Decision<C, T> {
  const { content } = about;
  const device = useDevice();
  const sendCommand = useSendCommand(content.cityId);
  const row = (useOutbox() ?? []).findLast(
    ({ command }) => kinds.includes(command.kind) && subjectOf(command).id === content.id,
  );
  const own = row === undefined ? undefined : ownOf(row, row.command as C, about);
  const note = useNote(content, kinds);
  const letGo = async (): Promise<void> => {
    if (row !== undefined) await discardRow(device, row.id);
  };
  return {
    own,
    note: own === undefined ? note : undefined,
    async send(command, newPhotos = []) {
      const sent = await sendCommand(command, { content: own?.theirs ?? content, newPhotos });
      if (sent.ok && (row?.state === "conflict" || row?.state === "refused")) await letGo();
      return sent;
    },
    takeBack: letGo,
  };
}

function ownOf<C extends Command, T extends Content>(
  row: OutboxRow,
  command: C,
  { collection, content }: Decidable<T>,
): OwnDecision<C, T> {
  const { state, outcome } = row;
  const { parse } = contentDefinitionOf(collection);
  const conflict = outcome?.state === "conflict" ? outcome : undefined;
  const current = conflict === undefined ? undefined : parse(conflict.current);
  // A conflict about a collection answers a content of that collection.
  const answered = current?.ok === true && current.value.rev > content.rev ? (current.value as T) : content;
  return {
    command,
    state,
    mayUndo: state === "queued" && mayChange(row),
    theirs: state === "conflict" ? answered : undefined,
    conflict: state === "conflict" ? conflict : undefined,
  };
}

/** What the city said about this person's last decision, until something newer happened. */
function useNote(
  { cityId, id, history, moderated }: Content,
  kinds: readonly string[],
): ChangeNote | undefined {
  const { receipts = [] } = useLiveValue(liveOverlayInput(useData(), cityId)) ?? {};
  const latest = Math.max(history.at(-1)?.at ?? 0, moderated?.at ?? 0);
  return noteOfLast(
    receipts.filter(({ kind, subject }) => kinds.includes(kind) && subject.id === id),
    latest,
  );
}
