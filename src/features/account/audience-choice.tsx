import { Trans, useLingui } from "@lingui/react/macro";
import { useSyncExternalStore } from "react";
import {
  answerAudience,
  audienceConsent,
  isAudienceCounted,
  onAudienceAnswer,
} from "../../data/device/audience-consent.ts";
import { Checkbox } from "../../ui/checkbox.tsx";

export function AudienceChoice() {
  const { t } = useLingui();
  const consent = useSyncExternalStore(onAudienceAnswer, audienceConsent);
  if (!isAudienceCounted()) return null;
  return (
    <>
      <h3>
        <Trans>Mesure d’audience</Trans>
      </h3>
      <Checkbox
        label={t`Compter mes visites sur cet appareil`}
        hint={t`Google Analytics pose un cookie et reçoit le type de votre appareil et le nom des écrans ouverts, jamais leur contenu ni votre commune.`}
        checked={consent === "granted"}
        onChange={(agreed) => answerAudience(agreed ? "granted" : "refused")}
      />
    </>
  );
}
