import { use, type ReactNode } from "react";
import { useInRouterContext } from "react-router-dom";
import { HeadingAboveToasts } from "../../ui/page-heading.tsx";
import styles from "./bare-shell.module.css";
import { InfoButton } from "./info-button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Mark } from "./mark.tsx";
import { NoticesContext } from "./notices.ts";
import { CONTENT_ID, SkipLinks } from "./skip-links.tsx";

export function BareShell({ back, children }: { readonly back?: ReactNode; readonly children: ReactNode }) {
  // The page of an error stands outside the router: what would help there may be what broke.
  const isInRouter = useInRouterContext();
  const notices = use(NoticesContext);
  return (
    <div className={styles.shell}>
      <SkipLinks />
      <header className={styles.bar}>
        <Mark />
        {back ?? <span className={styles.name}>Parvis</span>}
        <div className={styles.side}>
          <LanguageSwitch />
          {isInRouter ? <InfoButton /> : null}
        </div>
      </header>
      {notices}
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        <HeadingAboveToasts value>{children}</HeadingAboveToasts>
      </main>
    </div>
  );
}
