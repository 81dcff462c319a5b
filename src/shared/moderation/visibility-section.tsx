import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { hideWords } from "../../i18n/hide-words.ts";
import { sendProblemSentence } from "../commands/send-problem-sentence.ts";
import { TwoVersions } from "../commands/two-versions.tsx";
import type { SendProblem } from "../commands/use-send-command.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { DecisionGroup } from "./decision-group.tsx";
import { DecisionNote } from "./decision-note.tsx";
import { ForAnother } from "./for-another.tsx";
import { HideDialog } from "./hide-dialog.tsx";
import styles from "./moderation.module.css";
import type { Decidable } from "./use-decision.ts";
import { useIsForAnother } from "./use-is-for-another.ts";
import { useVisibility, type VisibilityDecision } from "./use-visibility.ts";
import { plainChoice } from "./visibility-command.ts";
import { VISIBILITY_WORDS, visibilityMoves, type VisibilityMove } from "./visibility-words.ts";
import { WaitingDecision } from "./waiting-decision.tsx";

/** Who may see a content: what waits is published or refused, the rest hidden, kept back or shown again. */
export function VisibilitySection({ about }: { readonly about: Decidable }) {
  const { t, i18n } = useLingui();
  const [isHiding, setHiding] = useState(false);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const { own, note, send, takeBack } = useVisibility(about);
  const isForAnother = useIsForAnother(about.content);
  const press = async ({ to }: VisibilityMove): Promise<void> => {
    if (to === "hidden") return setHiding(true);
    const sent = await send(plainChoice(to));
    setProblem(sent.ok ? null : sent.problem);
  };
  return (
    <>
      {own === undefined ? null : (
        <OwnVisibility collection={about.collection} own={own} takeBack={takeBack} send={send} />
      )}
      {note === undefined ? null : <DecisionNote note={note} />}
      {problem === null ? null : (
        <Banner tone="error">
          <p>{sendProblemSentence(i18n, problem)}</p>
        </Banner>
      )}
      {isForAnother ? <ForAnother /> : null}
      {own?.theirs === undefined && !isForAnother ? (
        <DecisionGroup title={t`Visibilité`}>
          {visibilityMoves(about).map((move, index) => (
            <Button
              key={move.label.id}
              kind={about.content.visibility === "pending" && index === 0 ? "primary" : "secondary"}
              aria-haspopup={move.to === "hidden" ? "dialog" : undefined}
              onClick={() => void press(move)}
            >
              {t(move.label)}
            </Button>
          ))}
        </DecisionGroup>
      ) : null}
      <HideDialog content={about.content} open={isHiding} onClose={() => setHiding(false)} onSend={send} />
    </>
  );
}

function OwnVisibility({
  collection,
  own,
  takeBack,
  send,
}: Required<Pick<VisibilityDecision, "takeBack" | "send">> & {
  readonly collection: Decidable["collection"];
  readonly own: NonNullable<VisibilityDecision["own"]>;
}) {
  const { t } = useLingui();
  const { subject: _, seen, rewritten: __, ...mine } = own.command.payload;
  const decided = t(VISIBILITY_WORDS[mine.to]);
  if (own.theirs === undefined) {
    return (
      <WaitingDecision state={own.state} mayUndo={own.mayUndo} onUndo={() => void takeBack()}>
        <Trans>Votre décision : {decided}.</Trans>
      </WaitingDecision>
    );
  }
  const { visibility, moderated } = own.theirs;
  const canDecide = visibilityMoves({ collection, content: own.theirs }).some(({ to }) => to === mine.to);
  return (
    <TwoVersions
      title={
        (moderated?.count ?? 0) === seen ? (
          <Trans>À revoir : son auteur l’a modifié entre-temps. Relisez-le</Trans>
        ) : (
          <Trans>À revoir : un autre modérateur a décidé entre-temps</Trans>
        )
      }
      theirs={<Version to={visibility} code={moderated?.code} reason={moderated?.reason ?? ""} />}
      mine={<Version {...mine} />}
      takeTheirs={() => void takeBack()}
      takeMine={() => void (canDecide ? send(mine) : takeBack())}
      takeMineWords={<Trans>Mettre la mienne</Trans>}
    />
  );
}

interface VersionProps {
  readonly to: keyof typeof VISIBILITY_WORDS;
  readonly code: string | undefined;
  readonly reason: string;
}

function Version({ to, code, reason }: VersionProps) {
  const { t } = useLingui();
  const why = hideWords(code);
  return (
    <>
      <p>{t(VISIBILITY_WORDS[to])}</p>
      {why === undefined ? null : <p>{t(why)}</p>}
      {reason === "" ? null : <p className={styles.lines}>{reason}</p>}
    </>
  );
}
