import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useNow } from "../../../data/device/use-clock.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { anomalySubject } from "../../../domain/anomaly/anomaly-subject.ts";
import { asksFollowUp } from "../../../domain/anomaly/follow-up.ts";
import { mayReopen } from "../../../domain/anomaly/reopen-anomaly.ts";
import { isOpen } from "../../../domain/anomaly/statuses.ts";
import { isOnlyTheAuthors } from "../../../domain/anomaly/withdraw-anomaly.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { Button, type ButtonKind } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import styles from "./life.module.css";
import { ReopenDialog } from "./reopen-dialog.tsx";
import { useAct } from "./use-act.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import { WordsDialog } from "./words-dialog.tsx";

type Asked = "edit" | "reopen" | "withdraw";

interface AuthorActsProps {
  readonly anomaly: Anomaly;
}

/** What its author mostly does with a report: it stands where « Je constate aussi » does for others. */
export function AuthorPrimary({ anomaly }: AuthorActsProps) {
  const isAsked = asksFollowUp(anomaly, useNow());
  return isAsked || !isOpen(anomaly.status) ? null : <Precision anomaly={anomaly} kind="primary" />;
}

/** What else its author may do: what its state asks, and the rest one press away. */
export function AuthorActs({ anomaly }: AuthorActsProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { act, problem } = useAct(anomaly);
  const [asked, setAsked] = useState<Asked>();
  const { id: anomalyId, status } = anomaly;
  const isNew = status === "new";
  const rest: readonly (readonly [boolean, string, () => void])[] = [
    [isNew, t`Corriger`, () => setAsked("edit")],
    [isNew && isOnlyTheAuthors(anomaly), t`Retirer le signalement`, () => setAsked("withdraw")],
    [
      anomaly.authorName !== "",
      t`Retirer mon nom`,
      () => void act("hide-own-name", { subject: anomalySubject(anomalyId) }),
    ],
  ];
  const possible = rest.filter(([isPossible]) => isPossible);
  const close = (): void => setAsked(undefined);
  return (
    <div className={styles.acts}>
      {mayReopen(anomaly, now) ? (
        <Button onClick={() => setAsked("reopen")}>
          <Trans>Demander la réouverture</Trans>
        </Button>
      ) : isOpen(status) && asksFollowUp(anomaly, now) ? (
        // What is asked above it comes first.
        <Precision anomaly={anomaly} kind="secondary" />
      ) : null}
      {possible.length === 0 ? null : (
        <Disclosure summary={<Trans>Autres actions</Trans>}>
          <div className={styles.row}>
            {possible.map(([, words, press]) => (
              <Button key={words} onClick={press}>
                {words}
              </Button>
            ))}
          </div>
        </Disclosure>
      )}
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
      {asked === "edit" ? <EditDialog anomaly={anomaly} onClose={close} /> : null}
      {asked === "withdraw" ? <WithdrawDialog anomaly={anomaly} onClose={close} /> : null}
      {asked === "reopen" ? <ReopenDialog anomaly={anomaly} onClose={close} /> : null}
    </div>
  );
}

interface PrecisionProps extends AuthorActsProps {
  readonly kind: ButtonKind;
}

function Precision({ anomaly, kind }: PrecisionProps) {
  const { t, i18n } = useLingui();
  const { act, problem } = useAct(anomaly);
  const [isWriting, setWriting] = useState(false);
  return (
    <div className={styles.acts}>
      <Button kind={kind} onClick={() => setWriting(true)}>
        {anomaly.status === "info" ? (
          <Trans>Répondre à la commune</Trans>
        ) : (
          <Trans>Ajouter une précision</Trans>
        )}
      </Button>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
      {isWriting ? (
        <WordsDialog
          anomaly={anomaly}
          name="precision"
          onSend={(payload) => act("add-precision", payload)}
          title={t`Ajouter une précision`}
          label={t`Votre précision, lue par tous`}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </div>
  );
}
