import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { WaitingOwner } from "../../data/device/waiting-owner.ts";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { Banner } from "../../ui/banner.tsx";
import { buttonClass } from "../../ui/button.tsx";
import styles from "./offline.module.css";

/** A session ended by itself: what waits is closed, not lost. */
export function WaitingOwnerNotice({ owner }: { readonly owner: WaitingOwner }) {
  const { t } = useLingui();
  const { name, unsent } = owner;
  const title =
    name === ""
      ? t`${plural(unsent, { one: "# envoi attend votre connexion", other: "# envois attendent votre connexion" })}`
      : t`${plural(unsent, { one: `# envoi de ${name} attend votre connexion`, other: `# envois de ${name} attendent votre connexion` })}`;
  return (
    <div className={styles.notice}>
      <Banner
        tone="warning"
        title={title}
        action={
          <Link className={buttonClass("primary")} to={ROUTES.Profile}>
            <Trans>Se connecter</Trans>
          </Link>
        }
      >
        <p>
          <Trans>La session a pris fin. Rien n’est perdu : tout est gardé sur cet appareil, protégé.</Trans>
        </p>
      </Banner>
    </div>
  );
}
