import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { DAILY_LIMITS } from "../../domain/limits/daily-limits.ts";
import { NeedsNetwork } from "../../shared/reading/needs-network.tsx";
import { Section } from "../../ui/page.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import type { SecurityProps } from "./security-props.ts";
import { RequestNotice, useRequest } from "./use-request.tsx";

const VERIFICATION_SENT = msg`Un e-mail de confirmation vient de partir.`;

export function SecuritySection({ services, facts }: SecurityProps) {
  const { request, run } = useRequest();
  const { emailVerified } = facts;
  const { resident: perDay, guest: unconfirmedPerDay } = DAILY_LIMITS.reports;
  return (
    <Section card title={<Trans>Ma connexion</Trans>}>
      {emailVerified ? null : (
        <Banner
          tone="info"
          title={<Trans>Cette adresse n’est pas encore confirmée</Trans>}
          action={
            <Button onClick={() => void run(() => services.session.email.sendVerification())}>
              <Trans>Renvoyer l’e‑mail de confirmation</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              Ouvrez le lien que vous avez reçu : vous pourrez alors envoyer {perDay} signalements par jour au
              lieu de {unconfirmedPerDay}, et ils seront publiés sans attendre une fois les premiers
              approuvés.
            </Trans>
          </p>
          <NeedsNetwork />
        </Banner>
      )}
      <RequestNotice request={request} done={VERIFICATION_SENT} />
      <ChangeEmail services={services} facts={facts} />
      <ChangePassword services={services} facts={facts} />
    </Section>
  );
}
