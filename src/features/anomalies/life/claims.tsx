import { Trans, useLingui } from "@lingui/react/macro";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { Button } from "../../../ui/button.tsx";
import styles from "./life.module.css";
import { useClaims, type ClaimsProps } from "./use-claims.tsx";

/** What residents who see it say of how it stands. */
export function Claims(props: ClaimsProps) {
  const { i18n, t } = useLingui();
  const { ways, isSaid, problem, dialog } = useClaims(props);
  if (ways.length === 0 && !isSaid) return null;
  return (
    <div className={styles.claims}>
      {isSaid ? (
        <p>
          <Trans>Vous avez indiqué que c’est résolu.</Trans>
        </p>
      ) : null}
      {ways.map(({ label, icon, opens, press }) => (
        <Button key={label.id} icon={icon} aria-haspopup={opens} onClick={() => void press()}>
          {t(label)}
        </Button>
      ))}
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
      {dialog}
    </div>
  );
}
