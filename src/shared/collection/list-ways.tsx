import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Menu } from "../../ui/menu.tsx";
import styles from "./list-ways.module.css";
import { useIsWide } from "./use-is-wide.ts";

interface ListWaysProps {
  readonly primary: ReactNode;
  /** List items, each with one link. */
  readonly children: ReactNode;
}

/** What a list leads to: one thing to do and, in a menu where there is no room for them beside it, the rest. */
export function ListWays({ primary, children }: ListWaysProps) {
  const { t } = useLingui();
  const isWide = useIsWide();
  return (
    <div className={styles.ways}>
      {primary}
      {isWide || primary === null ? (
        <ul className={styles.others}>{children}</ul>
      ) : (
        <Menu label={t`Plus`}>{children}</Menu>
      )}
    </div>
  );
}
