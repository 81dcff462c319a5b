import { Ellipsis } from "lucide-react";
import { useId, type ReactNode } from "react";
import styles from "./menu.module.css";
import { StackedButton } from "./stacked-button.tsx";

interface MenuProps {
  readonly label: string;
  /** List items, each with one link or button; pressed, it closes the menu. */
  readonly children: ReactNode;
}

/** What is rarely done, in a popover that Escape or a press elsewhere closes. */
export function Menu({ label, children }: MenuProps) {
  const id = useId();
  const anchor = `--menu-${id.replaceAll(/\W/gu, "")}`;
  return (
    <>
      <StackedButton icon={<Ellipsis />} popoverTarget={id} style={{ anchorName: anchor }}>
        {label}
      </StackedButton>
      <div id={id} popover="auto" className={styles.menu} style={{ positionAnchor: anchor }}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- hears what its links and buttons, which keys press too, say */}
        <ul
          className={styles.items}
          onClick={({ currentTarget }) => currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
        >
          {children}
        </ul>
      </div>
    </>
  );
}
