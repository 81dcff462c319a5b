import { Trans, useLingui } from "@lingui/react/macro";
import { Users } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useDevice } from "../../../data/data-context.ts";
import { removeDraft } from "../../../data/drafts/save-draft.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { distanceWords } from "../../../i18n/measure-words.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/toast.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { AnomalyCard } from "../cards/anomaly-card.tsx";
import { sendProblemSentence } from "../../../shared/commands/send-problem-sentence.ts";
import { useMark } from "../../../shared/commands/use-mark.ts";
import { FOLLOW, ME_TOO } from "../commands/anomaly-marks.ts";
import { anomalyTitle } from "../../../i18n/categories/anomaly-title.ts";
import type { Block } from "./block.ts";

interface DuplicateCardProps extends Block {
  readonly photoCount: number;
  readonly view: AnomalyView;
  readonly distanceM: number;
}

/** « C’est le même »: noticed and followed in place of a second report. What was written stays a draft; a bare one goes. */
export function DuplicateCard({ city, draftId, form, photoCount, view, distanceM }: DuplicateCardProps) {
  const { i18n } = useLingui();
  const device = useDevice();
  const navigate = useNavigate();
  const meToo = useMark(view.anomaly, ME_TOO);
  const follow = useMark(view.anomaly, FOLLOW);
  const { anomaly } = view;
  const path = pathOf("MapAnomaly", { cityId: city.id, anomalyId: anomaly.id });
  const metres = distanceWords(i18n, distanceM);
  const isSame = async () => {
    for (const { put } of [meToo, follow]) {
      const sent = await put(true);
      if (!sent.ok) return toast(sendProblemSentence(i18n, sent.problem), "error");
    }
    // Where it cannot be removed it is in the list of drafts, where it can.
    if (form.description === "" && photoCount === 0) await removeDraft(device, draftId);
    return navigate(path);
  };
  return (
    <AnomalyCard
      view={view}
      heading="h3"
      to={path}
      distance={
        <strong>
          <Trans>à {metres}</Trans>
        </strong>
      }
      actions={
        <Button icon={<Users />} onClick={() => void isSame()}>
          <Trans>C’est le même</Trans>
          <VisuallyHidden>, {anomalyTitle(i18n, anomaly)}</VisuallyHidden>
        </Button>
      }
    />
  );
}
