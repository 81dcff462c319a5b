import { Trans, useLingui } from "@lingui/react/macro";
import { Link, matchPath } from "react-router-dom";
import { useOnline } from "../../data/device/use-online.ts";
import { signInPath } from "../../domain/navigation/guard.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { NeedsNetwork } from "../../shared/reading/needs-network.tsx";
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
  const online = useOnline();
  if (isOpen) return <OpenedPage asked={asked} mapPath={mapPath} />;
  return (
    <Page>
      <PageIntro drawing={<ClosedDoor />}>
        <PageHeading title={t`Accès refusé`}>
          <Trans>Cette page demande des droits que vous n’avez pas</Trans>
        </PageHeading>
        <p>
          <Whose asked={asked} />{" "}
          {isGuest ? (
            <Trans>Si c’est votre cas, connectez-vous : elle s’ouvrira ensuite.</Trans>
          ) : (
            <Trans>Si vous venez de recevoir ces droits, ouvrez-la de nouveau dans un instant.</Trans>
          )}
        </p>
        <NeedsNetwork />
      </PageIntro>
      <Actions>
        {isGuest ? (
          <Link className={buttonClass(online ? "primary" : "secondary")} to={signInPath(asked)}>
            <Trans>Se connecter</Trans>
          </Link>
        ) : null}
        <Link className={buttonClass(isGuest && online ? "secondary" : "primary")} to={mapPath}>
          <Trans>Revenir à la carte</Trans>
        </Link>
      </Actions>
    </Page>
  );
}

/** For whom it is, of the two that few may open; another is known by its address alone. */
function Whose({ asked }: Pick<DeniedPageProps, "asked">) {
  switch (askedPlace(asked)) {
    case "AdminDashboard":
      return <Trans>La page « Administration » est réservée à qui administre Parvis.</Trans>;
    case "Threads":
      return <Trans>La page « À traiter » est réservée aux modérateurs de la commune.</Trans>;
    case undefined:
      return (
        <Trans>
          Vous avez demandé la page <code className={styles.path}>{asked}</code>.
        </Trans>
      );
  }
}

function Granted({ asked }: Pick<DeniedPageProps, "asked">) {
  switch (askedPlace(asked)) {
    case "AdminDashboard":
      return <Trans>Vous avez demandé la page « Administration ». Vous en avez le droit.</Trans>;
    case "Threads":
      return <Trans>Vous avez demandé la page « À traiter ». Vous en avez le droit.</Trans>;
    case undefined:
      return (
        <Trans>
          Vous avez demandé la page <code className={styles.path}>{asked}</code>. Vous en avez le droit.
        </Trans>
      );
  }
}

function askedPlace(asked: string): "AdminDashboard" | "Threads" | undefined {
  const [pathname = ""] = asked.split(/[?#]/u);
  if (pathname === ROUTES.AdminDashboard) return "AdminDashboard";
  return matchPath(ROUTES.Threads, pathname) === null ? undefined : "Threads";
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
          <Granted asked={asked} />
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
