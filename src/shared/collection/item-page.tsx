import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import { BackToList } from "./back-to-list.tsx";
import styles from "./item-page.module.css";

interface ItemPageProps {
  readonly title: string;
  readonly listPath: string;
  readonly children: ReactNode;
}

export function ItemPage({ title, listPath, children }: ItemPageProps) {
  const { t } = useLingui();
  return (
    <article className={styles.page}>
      <title>{t`${title} – Parvis`}</title>
      <BackToList pathname={listPath} />
      <h1 ref={keepToastsBelow}>{title}</h1>
      {children}
    </article>
  );
}
