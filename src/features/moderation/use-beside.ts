import { useEffect, useRef, type FocusEvent, type MouseEvent, type RefObject } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";

interface Beside {
  readonly pane: RefObject<HTMLElement | null>;
  /** Goes into what is beside the list, now or as soon as that one is there. */
  readonly enter: (id: Identifier) => void;
  /** For what holds the list and what is beside it. */
  readonly focusKept: {
    readonly onFocus: () => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
  readonly onClickCapture: (event: MouseEvent) => void;
}

/** The focus and the presses beside the list, where one content follows another by itself. */
export function useBeside(chosenId: Identifier | undefined): Beside {
  const pane = useRef<HTMLElement>(null);
  const last = useRef(chosenId);
  const wasInside = useRef(false);
  const isEntering = useRef(false);
  const pressedIn = useRef(chosenId);
  useEffect(() => {
    if (last.current === chosenId) return;
    last.current = chosenId;
    // What was pressed is gone with what was decided (UI-5).
    const isLost = wasInside.current && document.activeElement === document.body;
    if (isEntering.current || isLost) focusHeading(pane.current);
    isEntering.current = false;
  }, [chosenId]);
  return {
    pane,
    enter(id) {
      if (id === chosenId) focusHeading(pane.current);
      else isEntering.current = true;
    },
    focusKept: {
      onFocus() {
        wasInside.current = true;
      },
      onBlur({ target }) {
        if (target.isConnected) wasInside.current = false;
      },
    },
    /** The second press of a double one would decide about the next, which nobody has read. */
    onClickCapture(event) {
      if (event.detail > 1 && pressedIn.current !== chosenId) event.stopPropagation();
      else pressedIn.current = chosenId;
    },
  };
}

function focusHeading(pane: HTMLElement | null): void {
  const heading = pane?.querySelector<HTMLElement>("h2[tabindex]") ?? pane;
  heading?.focus({ preventScroll: true });
}
