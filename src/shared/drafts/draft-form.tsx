import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { Link, type To } from "react-router-dom";
import { buttonClass } from "../../ui/button.tsx";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import styles from "./draft-form.module.css";

interface DraftFormProps {
  readonly title: ReactNode;
  readonly leaveTo: To;
  readonly attempt: number;
  readonly items: ComponentProps<typeof ErrorSummary>["items"];
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

export function DraftForm({ title, leaveTo, attempt, items, onSubmit, children }: DraftFormProps) {
  const { t } = useLingui();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void onSubmit();
      }}
    >
      <header ref={keepToastsBelow} className={styles.header}>
        <h1>{title}</h1>
        <Link className={buttonClass("quiet")} to={leaveTo}>
          <X aria-hidden="true" size={20} />
          <span className={styles.leave}>
            <Trans>Quitter</Trans>
          </span>
        </Link>
      </header>
      <p className={styles.required}>
        <Trans>Tout est obligatoire, sauf mention contraire.</Trans>
      </p>
      <ErrorSummary title={t`À corriger avant l’envoi`} items={items} attempt={attempt} />
      {children}
    </form>
  );
}
