import { Fragment, type FocusEvent, type ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { ChipRow } from "../../ui/chip-row.tsx";
import { classes } from "../../ui/classes.ts";
import { TAB_PARAM } from "./tab-query.ts";
import styles from "./page-tabs.module.css";

export interface PageTab {
  /** Its name in the address. */
  readonly key: string;
  readonly label: string;
  /** Begins a group under this heading. */
  readonly group?: string;
  readonly content: ReactNode;
}

interface PageTabsProps {
  readonly label: string;
  readonly tabs: readonly PageTab[];
  /** On a desktop the ways stand at the left of what they open. */
  readonly beside?: boolean;
}

/** So many share the width of a phone; more slide. */
const SHARED_MAX = 3;

/** Parts of a page, one at a time. The address says which: « Précédent », a link and a reload find it again. */
export function PageTabs({ label, tabs, beside = false }: PageTabsProps) {
  const [query] = useSearchParams();
  const open = tabs.find(({ key }) => key === query.get(TAB_PARAM)) ?? tabs[0];
  const searchOf = (key: string): string => {
    const search = new URLSearchParams(query);
    search.set(TAB_PARAM, key);
    return `?${search.toString()}`;
  };
  return (
    <div className={classes(styles.tabs, beside && styles.beside)}>
      <nav className={styles.ways} aria-label={label}>
        <Line slides={tabs.length > SHARED_MAX}>
          {tabs.map((tab) => (
            <Fragment key={tab.key}>
              {tab.group === undefined ? null : <span className={styles.group}>{tab.group}</span>}
              <Link
                className={styles.way}
                to={{ search: searchOf(tab.key) }}
                replace
                preventScrollReset
                onFocus={outOfFade}
                aria-current={tab === open ? "page" : undefined}
              >
                {tab.label}
              </Link>
            </Fragment>
          ))}
        </Line>
      </nav>
      <div className={styles.content}>{open?.content}</div>
    </div>
  );
}

/** A browser slides to what it cannot see: not to what stands in the fade of an edge. */
function outOfFade({ currentTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.matches(":focus-visible")) return;
  currentTarget.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
}

function Line({ slides, children }: { readonly slides: boolean; readonly children: ReactNode }) {
  if (slides) return <ChipRow className={styles.line}>{children}</ChipRow>;
  return <div className={styles.shared}>{children}</div>;
}
