import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";
import styles from "./chip-row.module.css";
import { classes } from "./classes.ts";
import sliding from "./sliding.module.css";

interface ChipRowProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One line of chips, or of ways, that slides on a phone; on a desktop as many lines as they need. */
export function ChipRow({ className, children }: ChipRowProps) {
  const chips = useRef<HTMLDivElement>(null);
  usePressedInSight(chips);
  return (
    <div className={styles.row}>
      <div ref={chips} className={classes(styles.chips, sliding.sliding, className)}>
        {children}
      </div>
    </div>
  );
}

interface Shown {
  readonly pressed: readonly HTMLElement[];
  /** The one that is to be seen, and where it was. */
  readonly chip: HTMLElement | undefined;
  readonly end: number;
}

/** The one that was pressed last is seen whole: from the start, when what stands before it grows, and when a phone is turned. */
function usePressedInSight(row: RefObject<HTMLDivElement | null>): void {
  const shown = useRef<Shown>({ pressed: [], chip: undefined, end: 0 });
  // Before the first paint, and when the browser has measured it anyhow.
  useLayoutEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const turned = new ResizeObserver(() =>
      // Nor away from where the keyboard is.
      bringInSight(current, current.querySelector(":focus") ?? shown.current.chip ?? pressedIn(current)[0]),
    );
    turned.observe(current);
    return () => turned.disconnect();
  }, [row]);
  useEffect(() => {
    const { current } = row;
    if (!current) return;
    const before = shown.current;
    const pressed = pressedIn(current);
    const last = before.chip && pressed.includes(before.chip) ? before.chip : pressed[0];
    const chip = pressed.find((one) => !before.pressed.includes(one)) ?? last;
    const end = chip ? chip.offsetLeft + chip.offsetWidth : 0;
    shown.current = { pressed, chip, end };
    // A finger that slid it away meanwhile is not overruled.
    if (chip !== before.chip || end !== before.end) bringInSight(current, chip);
  });
}

function pressedIn(row: HTMLElement): readonly HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("[aria-pressed=true],[aria-current]")];
}

/** What a chip has around it, and the fade of the edge. */
const ROOM_PX = 56;

function bringInSight(row: HTMLElement, chip: Element | undefined): void {
  if (!chip) return;
  const [seen, wanted] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  const after = wanted.right + ROOM_PX - seen.right;
  const before = wanted.left - ROOM_PX - seen.left;
  if (after > 0) row.scrollLeft += after;
  else if (before < 0) row.scrollLeft += before;
}
