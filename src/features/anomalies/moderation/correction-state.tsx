import { Trans, useLingui } from "@lingui/react/macro";
import { useAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { TwoVersions } from "../../../shared/commands/two-versions.tsx";
import { DecisionNote } from "../../../shared/moderation/decision-note.tsx";
import { WaitingDecision } from "../../../shared/moderation/waiting-decision.tsx";
import { correctionOf, type Correction } from "./correction-command.ts";
import { correctionWords, standingOf } from "./correction-words.ts";
import type { Correcting } from "./use-corrections.ts";

interface CorrectionStateProps {
  readonly anomaly: Anomaly;
  readonly corrected: Correcting;
}

/** How far the last one has come, and what another moderator did meanwhile (MOD-1). */
export function CorrectionState({ anomaly, corrected }: CorrectionStateProps) {
  const { own, note, send, takeBack } = corrected;
  const { i18n } = useLingui();
  const views = useAnomalies(anomaly.cityId) ?? [];
  if (own === undefined) return note === undefined ? null : <DecisionNote note={note} />;
  const numberOf = (id: string) => views.find((view) => view.anomaly.id === id)?.anomaly.number ?? "";
  const wordsOf = (one: Correction) => correctionWords(i18n, one, numberOf);
  const correction = correctionOf(own.command);
  const mine = wordsOf(correction);
  if (own.theirs === undefined) {
    return (
      <WaitingDecision state={own.state} mayUndo={own.mayUndo} onUndo={() => void takeBack()}>
        <Trans>Votre correction : {mine}.</Trans>
      </WaitingDecision>
    );
  }
  return (
    <TwoVersions
      title={<Trans>À revoir : un autre modérateur a corrigé entre-temps</Trans>}
      theirs={<p>{wordsOf(standingOf(own.theirs, correction.of))}</p>}
      mine={<p>{mine}</p>}
      takeTheirs={() => void takeBack()}
      takeMine={() => void send(correction)}
      takeMineWords={<Trans>Mettre la mienne</Trans>}
    />
  );
}
