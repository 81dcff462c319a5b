import { useEffect, useRef, type RefObject } from "react";
import { QUEUE_ROW } from "../../shared/moderation/queue-row.ts";
import { isFreePress } from "../../ui/free-press.ts";

const STEPS: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };

export function stepOf({ key }: KeyboardEvent): 1 | -1 | undefined {
  return STEPS[key.toLowerCase()];
}

/** J and K walk the rows; 1, 2 and 3 press the buttons of the one that has the focus, in their order. */
export function useQueueKeys(isOn: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    /** The row before the one that was decided last: its place is taken by the next. */
    let left = -1;
    const onKey = (event: KeyboardEvent): void => {
      if (!isFreePress(event)) return;
      const rows = rowsIn(list.current);
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      const step = stepOf(event);
      if (step !== undefined) rows[Math.max(0, (at < 0 ? left : at) + step)]?.focus();
      if (at >= 0 && pressAskedButton(rows[at], event)) left = at - 1;
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);
  return list;
}

function rowsIn(list: HTMLElement | null): readonly HTMLElement[] {
  return list === null ? [] : [...list.querySelectorAll<HTMLElement>(QUEUE_ROW)];
}

/**
 * 1, 2 and 3: of the row's buttons that are in sight. A key that is held down presses once: nobody has read what comes to stand there.
 * @returns whether the key was one of these
 */
export function pressAskedButton(row: Element | null | undefined, { key, repeat }: KeyboardEvent): boolean {
  if (repeat || !/^[1-3]$/u.test(key)) return false;
  const buttons = [...(row?.querySelectorAll("button") ?? [])].filter((button) => button.checkVisibility());
  buttons[Number(key) - 1]?.click();
  return true;
}
