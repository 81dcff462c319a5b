import type { OutboxRow } from "../src/data/device/rows.ts";
import type { WantedMessage } from "../src/data/threads/wanted-pages.ts";
import { subjectOf } from "../src/domain/command/command.ts";

export function isAboutMessage({ command }: OutboxRow): boolean {
  return subjectOf(command).collection === "messages";
}

/**
 * Which messages are read by themselves: pages of threads are read only while they are shown, and a row leaves the outbox only
 * once its message is here. A message whose thread is shown comes with its page, before it is missing.
 */
export function awaitedMessages(onAwaited: (messages: readonly WantedMessage[]) => void) {
  let awaited: readonly OutboxRow[] = [];
  const tell = (rows: readonly OutboxRow[]): void => {
    awaited = rows;
    onAwaited(rows.map(({ command }) => ({ cityId: command.cityId, id: subjectOf(command).id })));
  };
  return {
    missing: (rows: readonly OutboxRow[]): void => {
      const messages = rows.filter(isAboutMessage);
      if (messages.length > 0) tell([...awaited, ...messages]);
    },
    /** @param unseen every applied row that the replica does not show yet */
    keep(unseen: readonly OutboxRow[]): void {
      const ids = new Set<string>(unseen.map(({ id }) => id));
      const still = awaited.filter(({ id }) => ids.has(id));
      if (still.length < awaited.length) tell(still);
    },
  };
}
