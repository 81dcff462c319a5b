import { Ellipsis } from "lucide-react";
import { useId, type ReactNode } from "react";
import { Button } from "./button.tsx";
import styles from "./menu.module.css";
import { StackedButton } from "./stacked-button.tsx";

interface MenuProps {
  readonly label: ReactNode;
  /** Of a menu that stands alone in its line; in a row of ways it is three dots over its word. */
  readonly icon?: ReactNode;
  /** List items, each with one link or button; pressed, it closes the menu. */
  readonly children: ReactNode;
}

/** What is rarely done, in a popover that Escape or a press elsewhere closes. */
export function Menu({ label, icon, children }: MenuProps) {
  const id = useId();
  const anchor = `--menu-${id.replaceAll(/\W/gu, "")}`;
  const opens = { popoverTarget: id, style: { anchorName: anchor } };
  return (
    <>
      {icon === undefined ? (
        <StackedButton {...opens} icon={<Ellipsis />}>
          {label}
        </StackedButton>
      ) : (
        <Button {...opens} icon={icon}>
          {label}
        </Button>
      )}
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
