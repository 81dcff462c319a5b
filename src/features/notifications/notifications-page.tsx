import { Trans, useLingui } from "@lingui/react/macro";
import { BellOff } from "lucide-react";
import { Link, useParams } from "react-router-dom";
import { pathOf } from "../../domain/navigation/routes.ts";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

/** A placeholder: no notification is sent yet. */
export function NotificationsPage() {
  const { t } = useLingui();
  const { cityId = "" } = useParams<"cityId">();
  return (
    <Page>
      <PageHeading title={t`Notifications`} />
      <EmptyState
        drawing={<BellOff />}
        title={
          <Trans>
            Bientôt disponible. En attendant, retrouvez ce que vous suivez dans la liste, avec le filtre «
            Suivies ».
          </Trans>
        }
        action={
          <Link className={buttonClass("primary")} to={pathOf("ListAnomalies", { cityId })}>
            <Trans>Ouvrir la liste</Trans>
          </Link>
        }
      />
    </Page>
  );
}
