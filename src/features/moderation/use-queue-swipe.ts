import { useEffect, type RefObject } from "react";
import { QUEUE_ROW } from "../../shared/moderation/queue-row.ts";
import styles from "./queue.module.css";

/** Less is a press, or a finger that scrolls. */
const SLACK_PX = 12;
/** From here on the decision is meant. */
const MEANT_PX = 96;

interface Swipe {
  readonly row: HTMLElement;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
}

/**
 * A finger that draws a row to the right presses the first of its buttons, to the left the last one: what each does is said while it
 * is drawn, and let go of before that it does nothing. Only touch: a mouse has the buttons.
 */
export function useQueueSwipe(isOn: boolean, list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = list.current;
    if (!isOn || element === null) return undefined;
    let swipe: Swipe | undefined;
    const rest = (): void => {
      swipe?.row.removeAttribute("data-swipe");
      swipe?.row.removeAttribute("data-swipe-to");
      swipe?.row.style.removeProperty("--swipe");
      swipe = undefined;
    };
    const onDown = (event: PointerEvent): void => {
      // A second finger zooms.
      rest();
      const row = event.pointerType === "touch" && event.isPrimary && rowAt(event.target);
      if (row) swipe = { row, pointerId: event.pointerId, x: event.clientX, y: event.clientY };
    };
    const onMove = (event: PointerEvent): void => {
      if (swipe?.pointerId !== event.pointerId) return;
      const movedX = event.clientX - swipe.x;
      if (Math.abs(event.clientY - swipe.y) > Math.abs(movedX)) return rest();
      if (Math.abs(movedX) > SLACK_PX) draw(swipe.row, movedX);
    };
    const onUp = (event: PointerEvent): void => {
      if (swipe?.pointerId !== event.pointerId) return;
      const movedX = event.clientX - swipe.x;
      const button = Math.abs(movedX) < MEANT_PX ? undefined : buttonFor(swipe.row, movedX);
      rest();
      button?.click();
    };
    element.classList.add(styles.swiped ?? "");
    element.addEventListener("pointerdown", onDown);
    element.addEventListener("pointermove", onMove);
    element.addEventListener("pointerup", onUp);
    element.addEventListener("pointercancel", rest);
    return () => {
      rest();
      element.classList.remove(styles.swiped ?? "");
      element.removeEventListener("pointerdown", onDown);
      element.removeEventListener("pointermove", onMove);
      element.removeEventListener("pointerup", onUp);
      element.removeEventListener("pointercancel", rest);
    };
  }, [isOn, list]);
}

/** The whole row of the list, where it has something to be decided; its dialogs lie in it, and are no part of it. */
function rowAt(target: EventTarget | null): HTMLElement | undefined {
  const row = target instanceof Element && target.closest("dialog") === null ? target.closest("li") : null;
  return row?.querySelector(QUEUE_ROW) == null ? undefined : row;
}

function buttonFor(row: HTMLElement, movedX: number): HTMLElement | undefined {
  const buttons = [...row.querySelectorAll<HTMLElement>(`${QUEUE_ROW} > div > button`)];
  return movedX > 0 ? buttons[0] : buttons.at(-1);
}

function draw(row: HTMLElement, movedX: number): void {
  row.style.setProperty("--swipe", `${movedX}px`);
  row.dataset["swipeTo"] = movedX > 0 ? "right" : "left";
  row.dataset["swipe"] = buttonFor(row, movedX)?.textContent ?? "";
}
