import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { keepToastsBelow } from "../../ui/keep-toasts-below.ts";
import { Page } from "../../ui/page.tsx";
import { BackToList } from "./back-to-list.tsx";

interface ItemPageProps {
  readonly title: string;
  readonly listPath: string;
  readonly children: ReactNode;
}

export function ItemPage({ title, listPath, children }: ItemPageProps) {
  const { t } = useLingui();
  return (
    <Page as="article" width="item">
      <title>{t`${title} – Parvis`}</title>
      <BackToList pathname={listPath} />
      <h1 ref={keepToastsBelow}>{title}</h1>
      {children}
    </Page>
  );
}
