import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { DAILY_LIMITS } from "../../domain/limits/daily-limits.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./account.module.css";
import { ChangeEmail } from "./change-email.tsx";
import { ChangePassword } from "./change-password.tsx";
import type { SecurityProps } from "./security-props.ts";
import { RequestNotice, useRequest } from "./use-request.tsx";

const VERIFICATION_SENT = msg`Un e-mail de confirmation vient de partir.`;

export function SecuritySection({ services, facts }: SecurityProps) {
  const headingId = useId();
  const { request, run } = useRequest();
  const { email, emailVerified } = facts;
  const { resident: perDay, guest: unconfirmedPerDay } = DAILY_LIMITS.reports;
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>
        <Trans>Ma connexion</Trans>
      </h2>
      <p>
        <Trans>Votre adresse : {email}</Trans>
      </p>
      {emailVerified ? null : (
        <Banner
          tone="info"
          title={<Trans>Cette adresse n’est pas encore confirmée</Trans>}
          action={
            <Button onClick={() => void run(() => services.session.email.sendVerification())}>
              <Trans>Renvoyer l’e-mail de confirmation</Trans>
            </Button>
          }
        >
          <p>
            <Trans>
              Ouvrez le lien que vous avez reçu : vous pourrez alors envoyer {perDay} signalements par jour au
              lieu de {unconfirmedPerDay}, et ils paraîtront sans attendre une fois les premiers approuvés.
            </Trans>
          </p>
        </Banner>
      )}
      <RequestNotice request={request} done={VERIFICATION_SENT} />
      <ChangeEmail services={services} facts={facts} />
      <ChangePassword services={services} facts={facts} />
    </section>
  );
}
