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
import { useMayModerate } from "../../../shared/moderation/use-may-moderate.ts";
import { Button, type ButtonKind } from "../../../ui/button.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import styles from "./life.module.css";
import { ReopenDialog } from "./reopen-dialog.tsx";
import { useAct } from "./use-act.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import { WordsDialog } from "./words-dialog.tsx";

type Asked = "edit" | "withdraw";

interface AuthorActsProps {
  readonly anomaly: Anomaly;
}

/** What its author mostly does with a report: it stands where « Je constate aussi » does for others. */
export function AuthorPrimary({ anomaly }: AuthorActsProps) {
  const isAsked = asksFollowUp(anomaly, useNow());
  const moderates = useMayModerate(anomaly.cityId, anomaly.number);
  const kind = moderates ? "secondary" : "primary";
  return isAsked || !isOpen(anomaly.status) ? null : <Precision anomaly={anomaly} kind={kind} />;
}

/** What else its author may do: what its state asks, and the rest one press away; a moderator has that with their own. */
export function AuthorActs({ anomaly }: AuthorActsProps) {
  const now = useNow();
  const moderates = useMayModerate(anomaly.cityId, anomaly.number);
  const [isReopening, setReopening] = useState(false);
  return (
    <div className={styles.acts}>
      {mayReopen(anomaly, now) ? (
        <Button onClick={() => setReopening(true)}>
          <Trans>Demander la réouverture</Trans>
        </Button>
      ) : isOpen(anomaly.status) && asksFollowUp(anomaly, now) ? (
        // What is asked above it comes first.
        <Precision anomaly={anomaly} kind="secondary" />
      ) : null}
      {moderates ? null : <AuthorRest anomaly={anomaly} isFolded />}
      {isReopening ? <ReopenDialog anomaly={anomaly} onClose={() => setReopening(false)} /> : null}
    </div>
  );
}

interface AuthorRestProps extends AuthorActsProps {
  readonly isFolded?: boolean;
}

/** What its author rarely does with a report; nothing where none of it is possible. */
export function AuthorRest({ anomaly, isFolded = false }: AuthorRestProps) {
  const { t, i18n } = useLingui();
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
  const buttons = (
    <div className={styles.row}>
      {possible.map(([, words, press]) => (
        <Button key={words} onClick={press}>
          {words}
        </Button>
      ))}
    </div>
  );
  const close = (): void => setAsked(undefined);
  return (
    <>
      {possible.length === 0 ? null : isFolded ? (
        <Disclosure summary={<Trans>Autres actions</Trans>}>{buttons}</Disclosure>
      ) : (
        buttons
      )}
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
      {asked === "edit" ? <EditDialog anomaly={anomaly} onClose={close} /> : null}
      {asked === "withdraw" ? <WithdrawDialog anomaly={anomaly} onClose={close} /> : null}
    </>
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
