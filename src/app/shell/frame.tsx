import { use, type ReactNode } from "react";
import { classes } from "../../ui/classes.ts";
import { HeadingAboveToasts } from "../../ui/page-heading.tsx";
import styles from "./frame.module.css";
import { NoticesContext } from "./notices.ts";
import { CONTENT_ID, SkipLinks } from "./skip-links.tsx";

/** What stands around the content: one shape for every frame, so that a page keeps what was typed when its frame changes. */
export interface Surroundings {
  readonly bars: ReactNode;
  readonly action?: ReactNode;
  readonly navigation?: ReactNode;
  readonly isNavigationOnlyWide?: boolean;
  /** The content has the height of the window, less the bars. */
  readonly fills?: boolean;
  readonly isHeadingAboveToasts?: boolean;
}

export function Frame({
  bars,
  action,
  navigation,
  isNavigationOnlyWide = false,
  fills = false,
  isHeadingAboveToasts = false,
  children,
}: Surroundings & { readonly children: ReactNode }) {
  const notices = use(NoticesContext);
  const hasNavigation = navigation !== undefined;
  return (
    <div className={classes(styles.frame, hasNavigation && styles.underBar, fills && styles.fills)}>
      <SkipLinks navigation={hasNavigation} />
      {bars}
      <div className={styles.middle}>
        <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
          {notices}
          {action}
          <HeadingAboveToasts value={isHeadingAboveToasts}>{children}</HeadingAboveToasts>
        </main>
        {hasNavigation ? (
          <div className={classes(styles.navigation, isNavigationOnlyWide && styles.onlyWide)}>
            {navigation}
          </div>
        ) : null}
      </div>
    </div>
  );
}
