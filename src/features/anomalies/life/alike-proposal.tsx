import { Trans, useLingui } from "@lingui/react/macro";
import { BellPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAlike, type AlikeReports } from "../../../data/anomalies/use-alike.ts";
import { useDevice } from "../../../data/data-context.ts";
import { keepApart } from "../../../data/device/kept-apart.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { isOnlyTheAuthors } from "../../../domain/anomaly/withdraw-anomaly.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import { distanceWords } from "../../../i18n/measure-words.ts";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { useMark } from "../../../shared/commands/use-mark.ts";
import type { SendProblem } from "../../../shared/commands/use-send-command.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { AnomalyCard } from "../cards/anomaly-card.tsx";
import { FOLLOW, ME_TOO } from "../commands/anomaly-marks.ts";
import styles from "./life.module.css";
import { useWithdraw } from "./use-withdraw.ts";

interface AlikeProposalProps {
  readonly view: AnomalyView;
  readonly heading: "h2" | "h3";
}

/** What the city found when it took the report: proposed to its author, who decides without network too (ANO-35). */
export function AlikeProposal({ view, heading }: AlikeProposalProps) {
  const alike = useAlike(view);
  const [answered, setAnswered] = useState<AlikeReports | "apart">();
  if (answered === "apart") return <KeptApart />;
  // Until everything that follows from the answer is kept: the first of it would already take the question away.
  const asked = answered ?? alike;
  return asked === null ? null : <Proposal {...asked} heading={heading} onAnswer={setAnswered} />;
}

/** In the place of the pressed button, and with its focus. */
function KeptApart() {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <p ref={words} tabIndex={-1}>
      <Trans>Votre signalement reste.</Trans>
    </p>
  );
}

interface ProposalProps extends AlikeReports, Pick<AlikeProposalProps, "heading"> {
  readonly onAnswer: (answered: AlikeReports | "apart") => void;
}

function Proposal({ report, other, distanceM, heading, onAnswer }: ProposalProps) {
  const { i18n } = useLingui();
  const device = useDevice();
  const { follow, problem } = useFollowInstead(report, other);
  const metres = distanceWords(i18n, distanceM);
  const path = pathOf("MapAnomaly", { cityId: other.anomaly.cityId, anomalyId: other.anomaly.id });
  return (
    <Banner tone="info" title={<Trans>Ce signalement existait peut-être déjà</Trans>}>
      <p>
        {isOnlyTheAuthors(report.anomaly) ? (
          <Trans>
            Le vôtre est bien arrivé. S’il s’agit du même, vous suivrez celui-ci et le vôtre sera retiré.
          </Trans>
        ) : (
          <Trans>
            Le vôtre est bien arrivé, et d’autres le suivent : il reste, quoi que vous choisissiez.
          </Trans>
        )}
      </p>
      <AnomalyCard
        view={other}
        heading={heading}
        to={path}
        distance={
          <strong>
            <Trans>à {metres}</Trans>
          </strong>
        }
      />
      <div className={styles.answers}>
        <Button
          kind="primary"
          icon={<BellPlus />}
          onClick={() => {
            onAnswer({ report, other, distanceM });
            void follow();
          }}
        >
          <Trans>C’est le même : je le suis</Trans>
        </Button>
        <Button
          onClick={() => {
            onAnswer("apart");
            // A device that keeps nothing more asks again another day.
            keepApart(device, report.anomaly.id).catch(() => undefined);
          }}
        >
          <Trans>Non, c’est autre chose</Trans>
        </Button>
      </div>
      {problem === null ? null : <p role="alert">{sendProblemSentence(i18n, problem)}</p>}
    </Banner>
  );
}

/** The other one first: should the device keep no more than that, nothing is lost. */
function useFollowInstead(report: AnomalyView, { anomaly: other }: AnomalyView) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const meToo = useMark(other, ME_TOO);
  const following = useMark(other, FOLLOW);
  const { withdrawInFavourOf } = useWithdraw(report.anomaly);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  /** Pressed twice is sent once. */
  const isSending = useRef(false);
  const follow = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    await followOnce().finally(() => (isSending.current = false));
  };
  const followOnce = async (): Promise<void> => {
    setProblem(null);
    for (const { put } of [meToo, following]) {
      const sent = await put(true);
      if (!sent.ok) return setProblem(sent.problem);
    }
    if (isOnlyTheAuthors(report.anomaly)) {
      const sent = await withdrawInFavourOf(other.id);
      if (!sent.ok) return setProblem(sent.problem);
    }
    const title = anomalyTitle(i18n, other);
    toast(t`Vous suivez « ${title} ».`, "success");
    await navigate(pathOf("MapAnomaly", { cityId: other.cityId, anomalyId: other.id }));
  };
  return { follow, problem };
}
