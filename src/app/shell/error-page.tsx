import { Trans, useLingui } from "@lingui/react/macro";
import { RotateCw } from "lucide-react";
import { ROUTES } from "../../domain/navigation/routes.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { isWaitedFor } from "../updates/lost-part.ts";
import { BareShell } from "./bare-shell.tsx";
import styles from "./error-page.module.css";

/** Leaves by a full load, since what runs can't be trusted any more. */
export function ErrorPage({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  return (
    <BareShell>
      <div className={styles.page} role="alert">
        <PageHeading title={t`Cette page n’a pas pu s’afficher`} />
        <p>
          {isWaitedFor(error) ? (
            <Trans>
              Une partie n’a pas pu être chargée. Elle s’affichera au retour du réseau. Ce que vous avez
              enregistré reste sur cet appareil.
            </Trans>
          ) : (
            <Trans>
              Ce que vous avez enregistré reste sur cet appareil. Rechargez la page pour continuer.
            </Trans>
          )}
        </p>
        <div className={styles.actions}>
          <Button kind="primary" icon={<RotateCw />} onClick={() => globalThis.location.reload()}>
            <Trans>Recharger la page</Trans>
          </Button>
          <a className={buttonClass()} href={ROUTES.Home}>
            <Trans>Revenir à l’accueil</Trans>
          </a>
        </div>
        <details className={styles.details}>
          <summary>
            <Trans>Détail technique</Trans>
          </summary>
          <pre>{detailOf(error)}</pre>
        </details>
      </div>
    </BareShell>
  );
}

function detailOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
