import { Trans, useLingui } from "@lingui/react/macro";
import styles from "./skip-links.module.css";

export const CONTENT_ID = "contenu";
export const NAVIGATION_ID = "navigation";

export function SkipLinks({ navigation = false }: { readonly navigation?: boolean }) {
  const { t } = useLingui();
  return (
    <nav className={styles.links} aria-label={t`Accès rapide`}>
      <a href={`#${CONTENT_ID}`} onClick={goTo(CONTENT_ID)}>
        <Trans>Aller au contenu</Trans>
      </a>
      {navigation ? (
        <a href={`#${NAVIGATION_ID}`} onClick={goTo(NAVIGATION_ID)}>
          <Trans>Aller à la navigation</Trans>
        </a>
      ) : null}
    </nav>
  );
}

/** Moves the focus without a new address: the history holds places of the app only. */
function goTo(id: string) {
  return (event: { preventDefault: () => void }): void => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
}
