import { createContext, useContext, type ReactNode } from "react";
import { classes } from "./classes.ts";
import { keepToastsBelow } from "./keep-toasts-below.ts";
import styles from "./visually-hidden.module.css";
import { useUiWords } from "./words.ts";

export interface PageHeadingProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly level?: 1 | 2;
  /** Hidden visually only, as on a map. */
  readonly hidden?: boolean;
  readonly className?: string;
}

/** True on screens where toasts would cover the heading. */
export const HeadingAboveToasts = createContext(false);

/** Takes the focus on arrival and sets the document's title; the last one on screen wins. */
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
