import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { isOpen } from "../../../domain/anomaly/statuses.ts";
import type { City } from "../../../domain/city/city.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { DecisionGroup } from "../../../shared/moderation/decision-group.tsx";
import { Button } from "../../../ui/button.tsx";
import { CategoryDialog } from "./category-dialog.tsx";
import type { Corrected } from "./correction-command.ts";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import type { Correcting } from "./use-corrections.ts";
import { comingPart } from "../../../ui/coming-part.tsx";

/** Its map is fetched when a report is moved. */
const MoveDialog = comingPart(async () => (await withWords(import("./move-dialog.tsx"))).MoveDialog);

interface CorrectionsProps {
  readonly anomaly: Anomaly;
  readonly city: City;
  readonly corrected: Correcting;
}

/** Where a report belongs: its category, its place, and whether it says what another one says (MOD-8). */
export function Corrections({ anomaly, city, corrected: { own, send } }: CorrectionsProps) {
  const [asked, setAsked] = useState<Corrected>();
  const dialog = { anomaly: own?.theirs ?? anomaly, city, onSend: send, onClose: () => setAsked(undefined) };
  return (
    <>
      {own?.theirs === undefined ? (
        <CorrectionButtons anomaly={anomaly} onAsk={setAsked} onSend={send} />
      ) : null}
      {asked === "category" ? <CategoryDialog {...dialog} /> : null}
      {asked === "duplicate" ? <DuplicateDialog {...dialog} /> : null}
      {asked === "place" ? <MoveDialog {...dialog} /> : null}
    </>
  );
}

interface CorrectionButtonsProps {
  readonly anomaly: Anomaly;
  readonly onAsk: (kind: Corrected) => void;
  readonly onSend: Correcting["send"];
}

function CorrectionButtons({ anomaly: { status }, onAsk, onSend }: CorrectionButtonsProps) {
  const { t, i18n } = useLingui();
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const separate = async (): Promise<void> => {
    const sent = await onSend({ of: "duplicate", to: { duplicateOf: null } });
    setProblem(sent.ok ? null : sent.problem);
  };
  return (
    <DecisionGroup title={t`Catégorie, lieu et doublons`}>
      <Button aria-haspopup="dialog" onClick={() => onAsk("category")}>
        <Trans>Changer la catégorie</Trans>
      </Button>
      <Button aria-haspopup="dialog" onClick={() => onAsk("place")}>
        <Trans>Déplacer</Trans>
      </Button>
      {isOpen(status) ? (
        <Button aria-haspopup="dialog" onClick={() => onAsk("duplicate")}>
          <Trans>C’est un doublon</Trans>
        </Button>
      ) : null}
      {status === "duplicate" ? (
        <Button onClick={() => void separate()}>
          <Trans>Ce n’est pas un doublon</Trans>
        </Button>
      ) : null}
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </DecisionGroup>
  );
}
