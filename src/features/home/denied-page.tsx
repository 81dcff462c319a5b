import { Trans, useLingui } from "@lingui/react/macro";
import { Link, matchPath } from "react-router-dom";
import { signInPath } from "../../domain/navigation/guard.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ClosedDoor } from "../../ui/drawings/closed-door.tsx";
import { OpenDoor } from "../../ui/drawings/open-door.tsx";
import { Actions, Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { PageIntro } from "../../ui/page-intro.tsx";
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
      <PageIntro drawing={<ClosedDoor />}>
        <PageHeading title={t`Accès refusé`}>
          <Trans>Cette page demande des droits que vous n’avez pas</Trans>
        </PageHeading>
        <p>
          <Trans>
            Vous avez demandé <code className={styles.path}>{asked}</code>.
          </Trans>{" "}
          <Whose asked={asked} />{" "}
          {isGuest ? (
            <Trans>Si c’est votre cas, connectez-vous : elle s’ouvrira ensuite.</Trans>
          ) : (
            <Trans>Si vous venez de recevoir ces droits, ouvrez-la de nouveau dans un instant.</Trans>
          )}
        </p>
      </PageIntro>
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

/** For whom it is, of the two that few may open. */
function Whose({ asked }: Pick<DeniedPageProps, "asked">) {
  const [pathname = ""] = asked.split(/[?#]/u);
  if (pathname === ROUTES.AdminDashboard)
    return <Trans>L’administration est réservée à qui administre Parvis.</Trans>;
  if (matchPath(ROUTES.Threads, pathname) !== null)
    return <Trans>« À traiter » est réservé aux modérateurs de la commune.</Trans>;
  return null;
}

function OpenedPage({ asked, mapPath }: Pick<DeniedPageProps, "asked" | "mapPath">) {
  const { t } = useLingui();
  return (
    <Page>
      <PageIntro drawing={<OpenDoor />}>
        <PageHeading title={t`Page demandée`}>
          <Trans>Cette page vous est ouverte</Trans>
        </PageHeading>
        <p>
          <Trans>
            Vous avez demandé <code className={styles.path}>{asked}</code>. Vous en avez le droit.
          </Trans>
        </p>
      </PageIntro>
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
