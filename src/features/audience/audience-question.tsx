import { Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import { answerAudience, audienceConsent, onAudienceAnswer } from "../../data/device/audience-consent.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import styles from "./audience-question.module.css";

/** Asked once; nothing is counted before an answer. */
export function AudienceQuestion() {
  const { t } = useLingui();
  const consent = useSyncExternalStore(onAudienceAnswer, audienceConsent);
  if (consent !== "unknown") return null;
  return (
    <section className={styles.region} aria-label={t`Mesure d’audience`}>
      <Banner
        tone="info"
        title={<Trans>Pouvons-nous compter vos visites ?</Trans>}
        action={
          <div className={styles.answers}>
            <Button onClick={() => answerAudience("refused")}>
              <Trans>Refuser</Trans>
            </Button>
            <Button onClick={() => answerAudience("granted")}>
              <Trans>Accepter</Trans>
            </Button>
          </div>
        }
      >
        <p>
          <Trans>
            Google Analytics poserait un cookie et recevrait le type de votre appareil et le nom des écrans
            que vous ouvrez, jamais leur contenu ni votre commune. Votre réponse se change dans votre compte,
            à « Mes données ».
          </Trans>
        </p>
      </Banner>
    </section>
  );
}
