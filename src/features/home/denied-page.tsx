import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { signInPath } from "../../domain/navigation/guard.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Actions, Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import styles from "./home.module.css";

export interface DeniedPageProps {
  readonly asked: string;
  readonly isOpen?: boolean;
  readonly isGuest: boolean;
  readonly mapPath: string;
}

/** Home with a `redirect`: it never redirects by itself, so that nothing loops. */
export function DeniedPage({ asked, isOpen = false, isGuest, mapPath }: DeniedPageProps) {
  const { t } = useLingui();
  if (isOpen) return <OpenedPage asked={asked} mapPath={mapPath} />;
  return (
    <Page>
      <PageHeading title={t`Accès refusé`}>
        <Trans>Cette page demande des droits que vous n’avez pas</Trans>
      </PageHeading>
      <p>
        <Trans>
          Vous avez demandé <code className={styles.path}>{asked}</code>. Si vous venez de recevoir ces
          droits, ouvrez de nouveau cette adresse dans un instant.
        </Trans>
      </p>
      <Actions>
        {isGuest ? (
          <Link className={buttonClass("primary")} to={signInPath(asked)}>
            <Trans>Se connecter</Trans>
          </Link>
        ) : null}
        <Link className={buttonClass(isGuest ? "secondary" : "primary")} to={mapPath}>
          <Trans>Revenir à la carte</Trans>
        </Link>
      </Actions>
    </Page>
  );
}

function OpenedPage({ asked, mapPath }: Pick<DeniedPageProps, "asked" | "mapPath">) {
  const { t } = useLingui();
  return (
    <Page>
      <PageHeading title={t`Page demandée`}>
        <Trans>Cette page vous est ouverte</Trans>
      </PageHeading>
      <p>
        <Trans>
          Vous avez demandé <code className={styles.path}>{asked}</code>. Vous en avez le droit.
        </Trans>
      </p>
      <Actions>
        <Link className={buttonClass("primary")} to={asked} replace>
          <Trans>Ouvrir la page demandée</Trans>
        </Link>
        <Link className={buttonClass()} to={mapPath}>
          <Trans>Revenir à la carte</Trans>
        </Link>
      </Actions>
    </Page>
  );
}
