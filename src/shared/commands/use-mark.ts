import { cityClock } from "../../clock/city-clock.ts";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import type { OutboxRow } from "../../data/device/rows.ts";
import { useOutbox } from "../../data/outbox/use-outbox.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Instant } from "../../domain/basics/instant.ts";
import { subjectOf, type Command } from "../../domain/command/command.ts";
import type { CommandKind, CommandPayloads } from "../../domain/command/commands.ts";
import type { Content } from "../../domain/content/content.ts";
import { syncStateOf, type SyncState } from "../../domain/sync/sync-state.ts";
import { useSendCommand } from "./use-send-command.ts";

/** The kinds of command that make a mark, by what each of them sends. */
export type MarkCommandKind = {
  readonly [K in CommandKind]: CommandPayloads[K] extends { readonly on: boolean } ? K : never;
}[CommandKind];

export interface MarkMaker<K extends MarkCommandKind = MarkCommandKind> {
  readonly kind: K;
  readonly payloadOf: (id: Identifier, on: boolean) => CommandPayloads[K];
  /** The city gives such a content no number: that it has none does not say that it waits here. */
  readonly isUnnumbered?: true;
}

type Marked = Pick<Content, "id" | "cityId" | "number" | "rev">;

/** A mark of this person on a content, and how far the last change of it has come. */
export function useMark(content: Content, maker: MarkMaker) {
  const send = useSendCommand(content.cityId);
  const rows = useOutbox() ?? [];
  return {
    ...markState(rows, maker.kind, content.id),
    put: (on: boolean) =>
      send(markCommand(maker, content, { id: newIdentifier(), on, now: cityClock.now() }), { content }),
  };
}

/** `now` is the device's clock. A content not received yet goes first. */
export function markCommand(
  { kind, payloadOf, isUnnumbered }: MarkMaker,
  { id: contentId, cityId, number, rev }: Marked,
  { id, on, now }: { readonly id: Identifier; readonly on: boolean; readonly now: Instant },
): Command {
  return {
    id,
    kind,
    cityId,
    payload: payloadOf(contentId, on),
    basedOn: rev,
    dependsOn: number === "" && isUnnumbered !== true ? contentId : null,
    performedAt: now,
  } as Command;
}

/** A content follows itself for its author; that one is not counted here. */
export function markState(rows: readonly OutboxRow[], kind: MarkCommandKind, contentId: Identifier) {
  const row = rows.findLast(({ command }) => command.kind === kind && subjectOf(command).id === contentId);
  const sync: SyncState | null = row === undefined ? null : syncStateOf(row.state);
  /** Why the city did not take the last change. */
  const refusal = row?.outcome?.state === "refused" ? row.outcome.refusal : undefined;
  return { sync, refusal };
}
