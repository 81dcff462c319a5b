import { useLingui } from "@lingui/react/macro";
import type { MouseEvent, ReactNode, RefObject } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import styles from "./beside.module.css";

interface BesideProps {
  readonly pane: RefObject<HTMLElement | null>;
  readonly onClickCapture: (event: MouseEvent) => void;
  /** Each begins anew, at its top. */
  readonly id: Identifier | undefined;
  readonly children: ReactNode;
}

/** Beside the queue, with a scroll of its own. */
export function Beside({ pane, onClickCapture, id = "", children }: BesideProps) {
  const { t } = useLingui();
  return (
    <div className={styles.beside}>
      <section
        key={id}
        ref={pane}
        className={styles.pane}
        aria-label={t`Contenu choisi`}
        tabIndex={-1}
        onClickCapture={onClickCapture}
      >
        {children}
      </section>
    </div>
  );
}
