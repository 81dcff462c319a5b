import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { useAccountContext } from "./account-context.ts";
import styles from "./account.module.css";
import { AnswerNotice } from "./answer-notice.tsx";
import { sendLetter } from "./send-letter.ts";
import { useWork, type Work } from "./use-work.ts";

const SENT = msg`Un e-mail vient de partir à votre adresse. Ouvrez son lien sur cet appareil, puis revenez ici et recommencez.`;

/** Whose last proof is too old proves themselves by a letter: the way that is open to whoever has no password too (AUTH-21). */
export function ProofLetter({ work }: { readonly work: Work }) {
  const { services } = useAccountContext();
  const letter = useWork();
  const email = services?.session.email.facts()?.email ?? null;
  const isAsked = work.state === "failed" && work.code === "requires_recent_login";
  if (!isAsked || services === undefined || email === null) return null;
  return (
    <div className={styles.section}>
      <AnswerNotice work={letter.work} done={SENT} />
      <div className={styles.actions}>
        <Button
          disabled={letter.work.state === "busy"}
          onClick={() => void letter.run(() => sendLetter(services, email))}
        >
          <Trans>Recevoir un lien à {email}</Trans>
        </Button>
      </div>
    </div>
  );
}
