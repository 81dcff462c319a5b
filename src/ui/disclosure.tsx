import { ChevronDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import styles from "./disclosure.module.css";

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly icon?: ReactNode;
  /** Something in it is worth being seen, from the start or as soon as it comes. */
  readonly startsOpen?: boolean;
  /** Something in it needs the person: it can't be folded meanwhile. */
  readonly mustOpen?: boolean;
  readonly children: ReactNode;
}

/** What is rare, folded under its name. */
export function Disclosure({
  summary,
  icon,
  startsOpen = false,
  mustOpen = false,
  children,
}: DisclosureProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const [wasSeen, setSeen] = useState(startsOpen);
  if (startsOpen && !wasSeen) {
    setSeen(true);
    setOpen(true);
  }
  return (
    <details
      className={styles.disclosure}
      open={isOpen || mustOpen}
      onToggle={({ currentTarget }) => {
        // React knows it open already, and would not say so again.
        if (mustOpen) currentTarget.open = true;
        setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>{summary}</span>
        <ChevronDown className={styles.arrow} aria-hidden="true" size={20} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
