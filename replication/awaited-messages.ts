import type { OutboxRow } from "../src/data/device/rows.ts";
import type { WantedMessage } from "../src/data/threads/wanted-pages.ts";
import { subjectOf } from "../src/domain/command/command.ts";

export function isOfThread({ command }: OutboxRow): boolean {
  const { collection } = subjectOf(command);
  return collection === "messages" || collection === "threads";
}

/**
 * Which messages and threads are read by themselves: pages of threads are read only while they are shown, and a row leaves the outbox only
 * once its message is here. A message whose thread is shown comes with its page, before it is missing.
 */
export function awaitedMessages(onAwaited: (messages: readonly WantedMessage[]) => void) {
  let awaited: readonly OutboxRow[] = [];
  const tell = (rows: readonly OutboxRow[]): void => {
    awaited = rows;
    onAwaited(rows.map(({ command }) => ({ cityId: command.cityId, subject: subjectOf(command) })));
  };
  return {
    /** Both return all that is awaited. */
    missing: (rows: readonly OutboxRow[]): readonly OutboxRow[] => {
      const messages = rows.filter(isOfThread);
      if (messages.length > 0) tell([...awaited, ...messages]);
      return awaited;
    },
    /** @param unseen every applied row that the replica does not show yet */
    keep: (unseen: readonly OutboxRow[]): readonly OutboxRow[] => {
      const ids = new Set<string>(unseen.map(({ id }) => id));
      const still = awaited.filter(({ id }) => ids.has(id));
      if (still.length < awaited.length) tell(still);
      return awaited;
    },
  };
}
