import { I18nProvider, useLingui as useLinguiContext } from "@lingui/react";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useMemo, type ReactNode } from "react";
import { TOASTS_MAX, TOAST_MS } from "../../domain/limits/limits.ts";
import { i18n } from "../../i18n/activate-locale.ts";
import "../../ui/base.css";
import { sparePart } from "../../ui/coming-part.tsx";
import { UiWordsContext, type UiWords } from "../../ui/words.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

const ToastHost = sparePart(async () => (await import("../../ui/toast-host.tsx")).ToastHost);

export function AppFrame({ children }: { readonly children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <PageLanguage />
      <Words>
        <ErrorBoundary>{children}</ErrorBoundary>
        <ToastHost timeoutMs={TOAST_MS} max={TOASTS_MAX} />
      </Words>
    </I18nProvider>
  );
}

function PageLanguage() {
  const { locale } = useLinguiContext().i18n;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return null;
}

export function Words({ children }: { readonly children: ReactNode }) {
  const { t } = useLingui();
  const words = useMemo<UiWords>(
    () => ({
      close: t`Fermer`,
      optional: t`facultatif`,
      enlarge: t`Agrandir`,
      reduce: t`Réduire`,
      loading: t`Chargement…`,
      notices: t`Messages`,
      clear: t`Effacer`,
      lost: t`Une partie n’a pas pu être chargée.`,
      again: t`Réessayer`,
      product: t`Parvis`,
    }),
    [t],
  );
  return <UiWordsContext value={words}>{children}</UiWordsContext>;
}
