import { ChevronDown, ChevronUp } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { IconButton } from "./icon-button.tsx";
import styles from "./sheet.module.css";
import { SHEET_RESTS, type SheetRest } from "./sheet-rests.ts";
import { useSheetDrag } from "./use-sheet-drag.ts";
import { useUiWords } from "./words.ts";

export interface SheetProps {
  readonly label: string;
  /** Visible at every rest. */
  readonly summary: ReactNode;
  readonly rest: SheetRest;
  readonly onRest: (rest: SheetRest) => void;
  /** @param isHidden nobody sees it at this rest */
  readonly children: (isHidden: boolean) => ReactNode;
}

/** A bottom sheet at the bottom of its nearest positioned ancestor. What a rest hides is out of the tab order too. */
export function Sheet({ label, summary, rest, onRest, children }: SheetProps) {
  const words = useUiWords();
  const { sheet, handle, offsetPx } = useSheetDrag(rest, onRest);
  const at = SHEET_RESTS.indexOf(rest);
  const way = (label: string, icon: ReactNode, to: SheetRest | undefined) => (
    <IconButton label={label} icon={icon} disabled={to === undefined} onClick={() => to && onRest(to)} />
  );
  const isHidden = rest === "peek" && offsetPx === null;
  return (
    <section
      ref={sheet}
      aria-label={label}
      data-sheet={rest}
      className={classes(styles.sheet, styles[rest], offsetPx !== null && styles.dragged)}
      style={offsetPx === null ? undefined : { transform: `translateY(${offsetPx}px)` }}
    >
      <div className={styles.header} {...handle}>
        <span className={styles.handle} aria-hidden="true" />
        <div className={styles.summary}>{summary}</div>
        {way(words.reduce, <ChevronDown />, SHEET_RESTS[at - 1])}
        {way(words.enlarge, <ChevronUp />, SHEET_RESTS[at + 1])}
      </div>
      {/* It scrolls: words alone must be reached by the keyboard too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.content} hidden={isHidden} tabIndex={0}>
        {children(isHidden)}
      </div>
    </section>
  );
}
