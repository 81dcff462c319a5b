import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { requestFlush } from "../../data/device/request-flush.ts";
import { useSessionEnded } from "../../data/outbox/use-session-ended.ts";
import { err } from "../../domain/basics/result.ts";
import { Banner } from "../../ui/banner.tsx";
import { AccountForm } from "./account-form.tsx";
import styles from "./account.module.css";
import type { SecurityProps } from "./security-props.ts";

const RENEWED = msg`Votre session est renouvelée : ce qui attendait part maintenant.`;

/** The city no longer takes this session for the person's: what waits goes once they have signed in again. */
export function RenewSession({ services: { session }, facts: { email, hasPassword } }: SecurityProps) {
  const hasEnded = useSessionEnded();
  if (!hasEnded) return null;
  return (
    <div className={styles.section}>
      <Banner tone="warning" title={<Trans>Votre session est à renouveler</Trans>}>
        <p>
          <Trans>
            Vos envois attendent que vous vous connectiez de nouveau avec {email}. Rien n’est perdu : tout est
            gardé sur cet appareil.
          </Trans>
        </p>
      </Banner>
      <AccountForm
        known={hasPassword}
        once
        submitLabel={<Trans>Me connecter</Trans>}
        done={RENEWED}
        ask={async ({ known }) => {
          if (!hasPassword) return err({ code: "requires_recent_login" });
          const proved = await session.email.reauthenticate(known);
          if (proved.ok) requestFlush();
          return proved;
        }}
      />
    </div>
  );
}
