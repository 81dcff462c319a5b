import { Trans } from "@lingui/react/macro";
import { useThread } from "../../data/threads/use-thread.ts";
import type { Message } from "../../domain/thread/message.ts";
import { pageNumberOf } from "../../domain/thread/thread.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import styles from "./messages-before.module.css";

const BEFORE = 2;

/** The two messages before one, in its thread. */
export function MessagesBefore({ message }: { readonly message: Message }) {
  const { cityId, subject, createdAt, id } = message;
  const earliest = Math.max(1, pageNumberOf(message.page) - 1);
  const known = useThread({ cityId, threadId: subject.id, earliest });
  if (known === undefined) return <Skeleton count={2} />;
  const said = known.talks
    .flatMap(({ first, answers }) => [first, ...answers])
    .map((view) => view.message)
    .filter((other) => other.id !== id && other.text !== "" && other.createdAt <= createdAt)
    .toSorted((a, b) => a.createdAt - b.createdAt)
    .slice(-BEFORE);
  if (said.length === 0) {
    return (
      <p className={styles.before}>
        <Trans>Rien ne précède ce message sur cet appareil.</Trans>
      </p>
    );
  }
  return (
    <ol className={styles.before}>
      {said.map((other) => (
        <li key={other.id}>{other.text}</li>
      ))}
    </ol>
  );
}
