import type { ReactNode } from "react";
import styles from "./skip-link.module.css";

interface SkipLinkProps {
  readonly id: string;
  readonly targetId: string;
  readonly children: ReactNode;
}

/** Leads past something that takes many keys. Seen when it has the focus. */
export function SkipLink({ id, targetId, children }: SkipLinkProps) {
  return (
    <a
      id={id}
      className={styles.skip}
      href={`#${targetId}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(targetId)?.focus();
      }}
    >
      {children}
    </a>
  );
}
