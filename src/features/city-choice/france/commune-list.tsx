import { useRef, useState, type KeyboardEvent } from "react";
import { normalise } from "../../../domain/basics/normalise.ts";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import styles from "./france.module.css";

export interface CommuneListProps {
  readonly communes: readonly CommuneEntry[];
  /** The id of the words that say whose communes these are. */
  readonly labelledBy: string;
  readonly onPick: (entry: CommuneEntry) => void;
}

/** Hundreds of communes and one stop of the Tab key: arrows walk, a letter goes to the next name that begins with it. */
export function CommuneList({ communes, labelledBy, onPick }: CommuneListProps) {
  const [reached, setReached] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const to = stepOf(event, reached, communes);
    if (to === undefined) return;
    event.preventDefault();
    setReached(to);
    list.current?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <ul ref={list} className={styles.communes} aria-labelledby={labelledBy} onKeyDown={walk}>
      {communes.map((entry, at) => (
        <li key={entry.code}>
          <button
            type="button"
            className={styles.commune}
            tabIndex={at === reached ? 0 : -1}
            onClick={() => {
              setReached(at);
              onPick(entry);
            }}
          >
            {entry.name}
            <span className={styles.postcode}>{entry.postcodes[0]}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function stepOf(
  { key, ctrlKey, metaKey, altKey }: KeyboardEvent,
  from: number,
  communes: readonly CommuneEntry[],
): number | undefined {
  const last = communes.length - 1;
  if (key === "ArrowDown") return Math.min(from + 1, last);
  if (key === "ArrowUp") return Math.max(from - 1, 0);
  if (key === "Home") return 0;
  if (key === "End") return last;
  const letter = normalise(key);
  if (ctrlKey || metaKey || altKey || key.length > 1 || letter.length !== 1) return undefined;
  const begins = ({ name }: CommuneEntry): boolean => normalise(name).startsWith(letter);
  const next = communes.findIndex((entry, at) => at > from && begins(entry));
  const found = next === -1 ? communes.findIndex(begins) : next;
  return found === -1 ? undefined : found;
}
