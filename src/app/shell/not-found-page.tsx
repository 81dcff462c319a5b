import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import type { CityId } from "../../domain/city/city.ts";
import { pathOf, ROUTES } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";
import { NothingFound } from "../../ui/drawings/nothing-found.tsx";
import { Actions, Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
import styles from "./pages.module.css";

export interface NotFoundPageProps {
  readonly cityId: CityId | undefined;
  readonly online: boolean;
  readonly search: ReactNode;
}

/** Without network it says that the network would not help (NAV-13): a missing item has its own place. */
export function NotFoundPage({ cityId, online, search }: NotFoundPageProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  return (
    <Page>
      <PageIntro drawing={<NothingFound />}>
        <PageHeading title={t`Page introuvable`} />
        <p>
          <Trans>
            Aucune page à l’adresse <code className={styles.path}>{pathname}</code>.
          </Trans>
        </p>
        {online ? null : (
          <p>
            <Trans>Cette adresse n’existe pas, avec ou sans réseau.</Trans>
          </p>
        )}
      </PageIntro>
      {search}
      <Actions>
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
      </Actions>
    </Page>
  );
}
