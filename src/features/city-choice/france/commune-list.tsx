import { useRef, useState, type KeyboardEvent } from "react";
import { normalise } from "../../../domain/basics/normalise.ts";
import type { CommuneEntry } from "../../../remote/communes/commune-entry.ts";
import styles from "./france.module.css";

export interface CommuneListProps {
  readonly communes: readonly CommuneEntry[];
  readonly labelledBy: string;
  readonly onPick: (entry: CommuneEntry) => void;
}

/** A roving tabindex for hundreds of communes, with type-ahead. */
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
    <ul ref={list} className={styles.communes} aria-labelledby={labelledBy}>
      {communes.map((entry, at) => (
        <li key={entry.code}>
          <button
            type="button"
            className={styles.commune}
            tabIndex={at === reached ? 0 : -1}
            onKeyDown={walk}
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

function stepOf(event: KeyboardEvent, from: number, communes: readonly CommuneEntry[]): number | undefined {
  const last = communes.length - 1;
  switch (event.key) {
    case "ArrowDown":
      return Math.min(from + 1, last);
    case "ArrowUp":
      return Math.max(from - 1, 0);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return event.ctrlKey || event.metaKey || event.altKey ? undefined : nextWith(event.key, from, communes);
  }
}

/** Wraps round to the first match. */
function nextWith(key: string, from: number, communes: readonly CommuneEntry[]): number | undefined {
  const letter = key.length === 1 ? normalise(key) : "";
  if (letter === "") return undefined;
  const begins = ({ name }: CommuneEntry): boolean => normalise(name).startsWith(letter);
  const next = communes.findIndex((entry, at) => at > from && begins(entry));
  const found = next === -1 ? communes.findIndex(begins) : next;
  return found === -1 ? undefined : found;
}
