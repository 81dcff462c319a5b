import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { cardId } from "../../shared/collection/card-id.ts";
import type { QueueItem } from "../../shared/moderation/queue-item.ts";
import { QUEUE_ROW } from "../../shared/moderation/queue-row.ts";
import { isFreePress } from "../../ui/free-press.ts";
import { pressAskedButton, stepOf } from "./use-queue-keys.ts";

interface BesideKeys {
  readonly isOn: boolean;
  readonly items: readonly QueueItem[];
  readonly chosenId: Identifier | undefined;
  /** Where it stands among them, or stood before it left. */
  readonly place: number;
  readonly choose: (id: Identifier) => void;
  readonly pane: RefObject<HTMLElement | null>;
}

/**
 * J and K, and in the list the arrows, choose the next and the one before; 1, 2 and 3 press the buttons of what is decided beside the
 * list, in their order; Escape goes from there to its row.
 */
export function useBesideKeys({ isOn, items, chosenId, place, choose, pane }: BesideKeys): void {
  // What quick presses asked for, and the screen does not show yet.
  const asked = useRef<readonly Identifier[]>([]);
  useEffect(() => {
    const shown = asked.current.indexOf(chosenId ?? "");
    asked.current = shown < 0 ? [] : asked.current.slice(shown + 1);
  }, [chosenId]);
  const go = (step: 1 | -1): void => {
    const from = asked.current.at(-1) ?? chosenId;
    const at = items.findIndex(({ content }) => content.id === from);
    // What follows what has left has taken its place.
    const to = at >= 0 ? at + step : Math.min(step > 0 ? place : place - 1, items.length - 1);
    const next = items[Math.max(0, to)]?.content.id;
    if (next === undefined || next === from) return;
    asked.current = [...asked.current, next];
    document.getElementById(cardId(next))?.focus();
    choose(next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (!isFreePress(event)) return;
    const step = stepOf(event) ?? arrowStepOf(event);
    if (step !== undefined) {
      event.preventDefault();
      return go(step);
    }
    pressAskedButton(pane.current?.querySelector(QUEUE_ROW), event);
    if (event.key === "Escape" && pane.current?.contains(document.activeElement) === true)
      document.getElementById(cardId(chosenId ?? ""))?.focus();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listener = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, [isOn]);
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Elsewhere they scroll. */
function arrowStepOf({ key, shiftKey }: KeyboardEvent): 1 | -1 | undefined {
  const isInList = document.activeElement?.matches(`li [id^="${cardId("")}"]`) === true;
  return isInList && !shiftKey ? ARROWS[key] : undefined;
}
