import { Trans, useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf, ROUTES } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { BareShell } from "./bare-shell.tsx";
import styles from "./pages.module.css";

/** Any path that is no place of the app [NAV-13]. */
export function NotFoundPage({ cityId }: { readonly cityId?: CityId | undefined }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <BareShell>
      <div className={styles.page}>
        <PageHeading title={t`Page introuvable`} />
        <p>
          <Trans>
            L’adresse <code className={styles.path}>{pathname}</code> ne mène nulle part dans Parvis.
          </Trans>
        </p>
        <div className={styles.actions}>
          {cityId === undefined ? (
            <Link className={buttonClass("primary")} to={ROUTES.Home}>
              <Trans>Revenir à l’accueil</Trans>
            </Link>
          ) : (
            <>
              <Link className={buttonClass("primary")} to={pathOf("MapAnomalies", { cityId })}>
                <Trans>Ouvrir la carte</Trans>
              </Link>
              <Link className={buttonClass()} to={pathOf("ListAnomalies", { cityId })}>
                <Trans>Ouvrir la liste</Trans>
              </Link>
            </>
          )}
        </div>
      </div>
    </BareShell>
  );
}
