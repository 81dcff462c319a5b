import { createContext, useContext, type ReactNode } from "react";
import { classes } from "./classes.ts";
import { keepToastsBelow } from "./keep-toasts-below.ts";
import styles from "./visually-hidden.module.css";
import { useUiWords } from "./words.ts";

export interface PageHeadingProps {
  /** What the browser's tab says, before the product's name. */
  readonly title: string;
  /** The heading itself; the title when left out. */
  readonly children?: ReactNode;
  /** A panel over another screen has a heading of level 2. */
  readonly level?: 1 | 2;
  /** Said and focused, not drawn: a map needs no title in sight. */
  readonly hidden?: boolean;
  readonly className?: string;
}

/** True on screens where toasts would lie on the heading: they appear beneath it there. */
export const HeadingAboveToasts = createContext(false);

/** The heading that takes the focus when one arrives on a page, and the page's title. The last one on screen wins. */
export function PageHeading({ title, children, level = 1, hidden = false, className }: PageHeadingProps) {
  const { product } = useUiWords();
  const isAbove = useContext(HeadingAboveToasts) && level === 1 && !hidden;
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <>
      <title>{`${title} – ${product}`}</title>
      <Heading
        ref={isAbove ? keepToastsBelow : undefined}
        tabIndex={-1}
        data-page-heading=""
        className={classes(hidden && styles.hidden, className)}
      >
        {children ?? title}
      </Heading>
    </>
  );
}
