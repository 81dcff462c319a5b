import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import type { Instant } from "../../domain/basics/instant.ts";
import { SuspensionFacts } from "../../features/account/suspension-facts.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { Actions, Page } from "../../ui/page.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";

export interface DisabledPageProps {
  readonly reason: string;
  readonly until: Instant | null;
  readonly now: Instant;
  readonly contact: string;
  readonly unsent: number;
  readonly onSave: () => void;
  readonly onGoOn: () => void;
}

export function DisabledPage({ reason, until, now, contact, unsent, onSave, onGoOn }: DisabledPageProps) {
  const { t } = useLingui();
  return (
    <Page>
      <PageHeading title={t`Compte suspendu`}>
        <Trans>Votre compte a été suspendu</Trans>
      </PageHeading>
      <SuspensionFacts {...{ reason, until, now, contact }} />
      {unsent === 0 ? null : (
        <Banner
          tone="info"
          title={t`${plural(unsent, { one: "# envoi n’est pas parti", other: "# envois ne sont pas partis" })}`}
          action={
            <Button icon={<Download />} onClick={onSave}>
              <Trans>Télécharger une copie</Trans>
            </Button>
          }
        >
          <p>
            <Trans>Ils restent sur cet appareil et partiront si votre compte est rouvert.</Trans>
          </p>
        </Banner>
      )}
      <Actions>
        <Button kind={unsent === 0 ? "primary" : "secondary"} onClick={onGoOn}>
          <Trans>Continuer sans ce compte</Trans>
        </Button>
      </Actions>
    </Page>
  );
}
