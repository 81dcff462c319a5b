import { Trans, useLingui } from "@lingui/react/macro";
import { Pencil, Undo2, UserX } from "lucide-react";
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
import { InBody } from "../../../ui/in-body.tsx";
import { MenuButton } from "../../../ui/menu-button.tsx";
import { toast } from "../../../ui/toast.ts";
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

/** What its state asks of its author. */
export function AuthorActs({ anomaly }: AuthorActsProps) {
  const now = useNow();
  const [isReopening, setReopening] = useState(false);
  return (
    <>
      {mayReopen(anomaly, now) ? (
        <Button onClick={() => setReopening(true)}>
          <Trans>Demander la réouverture</Trans>
        </Button>
      ) : isOpen(anomaly.status) && asksFollowUp(anomaly, now) ? (
        // What is asked above it comes first.
        <Precision anomaly={anomaly} kind="secondary" />
      ) : null}
      {isReopening ? <ReopenDialog anomaly={anomaly} onClose={() => setReopening(false)} /> : null}
    </>
  );
}

/** Of the menu: what its author rarely does with a report. */
export function AuthorItems({ anomaly }: AuthorActsProps) {
  const { i18n } = useLingui();
  const { act } = useAct(anomaly);
  const [asked, setAsked] = useState<Asked>();
  const { id: anomalyId, status } = anomaly;
  const isNew = status === "new";
  const hideName = async (): Promise<void> => {
    const sent = await act("hide-own-name", { subject: anomalySubject(anomalyId) });
    if (!sent.ok) toast(sendProblemSentence(i18n, sent.problem), "error");
  };
  const close = (): void => setAsked(undefined);
  return (
    <>
      {isNew ? (
        <MenuButton icon={<Pencil />} aria-haspopup="dialog" onClick={() => setAsked("edit")}>
          <Trans>Corriger</Trans>
        </MenuButton>
      ) : null}
      {isNew && isOnlyTheAuthors(anomaly) ? (
        <MenuButton icon={<Undo2 />} aria-haspopup="dialog" onClick={() => setAsked("withdraw")}>
          <Trans>Retirer le signalement</Trans>
        </MenuButton>
      ) : null}
      {anomaly.authorName === "" ? null : (
        <MenuButton icon={<UserX />} onClick={() => void hideName()}>
          <Trans>Retirer mon nom</Trans>
        </MenuButton>
      )}
      <InBody>
        {asked === "edit" ? <EditDialog anomaly={anomaly} onClose={close} /> : null}
        {asked === "withdraw" ? <WithdrawDialog anomaly={anomaly} onClose={close} /> : null}
      </InBody>
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
