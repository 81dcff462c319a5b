import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Actions } from "../../ui/page.tsx";
import { Button } from "../../ui/button.tsx";
import { useAccountContext } from "./account-context.ts";
import styles from "./account.module.css";
import { sendEmailLink } from "./send-email-link.ts";
import { RequestNotice, type RequestState, useRequest } from "./use-request.tsx";

const SENT = msg`Un e-mail vient de partir à votre adresse. Ouvrez son lien sur cet appareil, puis revenez ici et recommencez.`;

/** Reauthentication by e-mail link when the provider wants a recent login: the only one without a password (AUTH-21). */
export function EmailLinkProof({ request }: { readonly request: RequestState }) {
  const { services } = useAccountContext();
  const link = useRequest();
  const email = services?.session.email.facts()?.email ?? null;
  const isAsked = request.state === "failed" && request.code === "requires_recent_login";
  if (!isAsked || services === undefined || email === null) return null;
  return (
    <div className={styles.section}>
      <RequestNotice request={link.request} done={SENT} />
      <Actions>
        <Button
          disabled={link.request.state === "busy"}
          onClick={() => void link.run(() => sendEmailLink(services, email))}
        >
          <Trans>Recevoir un lien à {email}</Trans>
        </Button>
      </Actions>
    </div>
  );
}
