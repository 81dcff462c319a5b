import { Plural, Trans } from "@lingui/react/macro";
import { useId, useRef, useState, type ReactNode } from "react";
import type { Instant } from "../../domain/basics/instant.ts";
import type { MessageView } from "../../domain/thread/message-view.ts";
import { shownEntries, type ThreadEntry } from "../../domain/thread/thread-entries.ts";
import { isWaiting } from "../../domain/thread/thread-order.ts";
import type { ThreadSubject } from "../../domain/thread/thread.ts";
import { Button } from "../../ui/button.tsx";
import { MessageItem } from "./message-item.tsx";
import { PinnedAnswer } from "./pinned-answer.tsx";
import { StatusLine } from "./status-line.tsx";
import styles from "./thread.module.css";
import type { MessageForm } from "./use-composer.ts";

interface ThreadEntriesProps {
  readonly collection: ThreadSubject["collection"];
  readonly entries: readonly ThreadEntry[];
  /** What the commune said last, on whichever page. */
  readonly answer: MessageView | undefined;
  readonly seen: Instant | undefined;
  /** Undefined where this person does not write. */
  readonly form: MessageForm | undefined;
  /** Reads the page before those that are shown; undefined where there is none. */
  readonly earlier: (() => void) | undefined;
}

export function ThreadEntries({ entries, answer, earlier, ...shared }: ThreadEntriesProps) {
  const pinnedId = useId();
  const [isWhole, setWhole] = useState(false);
  const isBroken = earlier !== undefined;
  const { start, hidden, end } = shownEntries(entries, { isWhole, isBroken });
  const firstNew = end.find((entry) => isNew(entry, shared.seen));
  const views = entries.flatMap(viewsOf);
  const pinned = isFirst(answer, entries) ? undefined : answer;
  const said = { ...shared, views, answer: pinned, pinnedId };
  const row = (entry: ThreadEntry) => <Entry key={entry.key} {...said} entry={entry} />;
  const show = (): void => {
    setWhole(true);
    earlier?.();
  };
  const withNew = (entry: ThreadEntry): readonly ReactNode[] =>
    entry === firstNew ? [<NewHere key="new" />, row(entry)] : [row(entry)];
  // One list with a key for each: what stays on the page keeps the focus when what is around it changes.
  return (
    <>
      {pinned === undefined ? null : <PinnedAnswer id={pinnedId} answer={pinned} />}
      <ol className={styles.talks}>
        {[
          ...start.map(row),
          hidden > 0 || isBroken ? (
            <MoreMessages key="more" hidden={isBroken ? 0 : hidden} onShow={show} />
          ) : null,
          ...end.flatMap(withNew),
        ]}
      </ol>
    </>
  );
}

/** Everybody reads it first where it stands. */
function isFirst(answer: MessageView | undefined, [entry]: readonly ThreadEntry[]): boolean {
  return entry?.kind === "talk" && entry.talk.first.message.id === answer?.message.id;
}

function NewHere() {
  return (
    <li className={styles.new}>
      <Trans>Nouveau depuis votre visite</Trans>
    </li>
  );
}

interface MoreMessagesProps {
  /** How many; 0 where the device does not know. */
  readonly hidden: number;
  readonly onShow: () => void;
}

/** It goes once everything is shown: whoever pressed it reads on after the message above it. */
function MoreMessages({ hidden, onShow }: MoreMessagesProps) {
  const place = useRef<HTMLLIElement>(null);
  const press = (): void => {
    const above = place.current?.previousElementSibling;
    if (above instanceof HTMLElement) {
      above.tabIndex = -1;
      above.focus();
    }
    onShow();
  };
  return (
    <li ref={place}>
      <Button onClick={press}>
        {hidden > 0 ? (
          <Plural
            value={hidden}
            one="Afficher le message précédent"
            other="Afficher les # messages précédents"
          />
        ) : (
          <Trans>Afficher les messages précédents</Trans>
        )}
      </Button>
    </li>
  );
}

function viewsOf(entry: ThreadEntry): readonly MessageView[] {
  return entry.kind === "status" ? [] : [entry.talk.first, ...entry.talk.answers];
}

function isNew(entry: ThreadEntry, seen: Instant | undefined): boolean {
  if (seen === undefined) return false;
  return viewsOf(entry).some((view) => !view.mine && !isWaiting(view) && view.message.createdAt > seen);
}

interface EntryProps extends Pick<ThreadEntriesProps, "collection" | "form" | "answer"> {
  readonly entry: ThreadEntry;
  readonly views: readonly MessageView[];
  readonly pinnedId: string;
}

function Entry({ collection, entry, views, form, answer, pinnedId }: EntryProps) {
  if (entry.kind === "status") {
    return (
      <li>
        <StatusLine collection={collection} from={entry.from} step={entry.step} />
      </li>
    );
  }
  const { first, answers } = entry.talk;
  const item = (view: MessageView, above?: MessageView) => (
    <MessageItem
      view={view}
      quoted={quotedBy(view, views, above)}
      form={form}
      pinnedId={view.message.id === answer?.message.id ? pinnedId : undefined}
    />
  );
  return (
    <li>
      {item(first)}
      {answers.length === 0 ? null : (
        <ol className={styles.answers}>
          {answers.map((view, index) => (
            <li key={view.message.id}>{item(view, answers[index - 1] ?? first)}</li>
          ))}
        </ol>
      )}
    </li>
  );
}

/** Not what stands right above it. */
function quotedBy({ message: { quoted } }: MessageView, views: readonly MessageView[], above?: MessageView) {
  if (quoted === above?.message.id) return undefined;
  return views.find(({ message }) => message.id === quoted)?.message;
}
