import type { ReactNode } from "react";
import styles from "./chip-row.module.css";
import { classes } from "./classes.ts";
import sliding from "./sliding.module.css";

/** One line of chips that slides on a phone; on a desktop as many lines as they need. */
export function ChipRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <div ref={showPressed} className={classes(styles.chips, sliding.sliding)}>
        {children}
      </div>
    </div>
  );
}

/** What a chip has around it, and the fade of the edge. */
const ROOM_PX = 56;

/** The one that is pressed is in sight from the start. */
function showPressed(chips: HTMLElement | null): void {
  const pressed = chips?.querySelector("[aria-pressed=true]");
  if (!chips || !pressed) return;
  const beyond = pressed.getBoundingClientRect().right + ROOM_PX - chips.getBoundingClientRect().right;
  if (beyond > 0) chips.scrollLeft += beyond;
}
