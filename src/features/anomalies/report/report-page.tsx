import { Trans, useLingui } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useGrowingAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import { usePhotos } from "../../../data/photos/use-photos.ts";
import type { DraftOf } from "../../../data/device/rows.ts";
import type { BlockedCategory } from "../../../domain/anomaly/categories.ts";
import { REPORT_KIND } from "../../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { isWorthKeeping } from "../../../shared/drafts/draft-fields.ts";
import { DraftForm } from "../../../shared/drafts/draft-form.tsx";
import { DraftList } from "../../../shared/drafts/draft-list.tsx";
import { problemOf } from "../../../shared/drafts/form-problems.ts";
import { KeepingProblem } from "../../../shared/drafts/keeping-problem.tsx";
import { SubmitBar } from "../../../shared/drafts/submit-bar.tsx";
import { useDraftForm } from "../../../shared/drafts/use-draft-form.ts";
import { useDraftNote } from "../../../shared/drafts/use-draft-note.ts";
import { useAddPhotos } from "../../../shared/photos/use-add-photos.ts";
import { PlaceStep } from "../../../shared/place/place-step.tsx";
import { adviceOf } from "./advice-of.ts";
import { CategoryBlock } from "./category-block.tsx";
import { DetailsBlock } from "./details-block.tsx";
import { DuplicatesBlock } from "./duplicates-block.tsx";
import { PublishBlock } from "./publish-block.tsx";
import { reportFormReducer } from "./report-form-reducer.ts";
import { EMPTY_REPORT } from "./report-form.ts";
import { summaryOfReport } from "./report-of-form.ts";
import { useSubmitReport } from "./use-submit-report.ts";

interface ReportPageProps {
  readonly city: City;
  readonly draftId: Identifier;
  readonly draft: DraftOf<typeof REPORT_KIND> | null;
}

const NO_PHOTOS = [] as const;
const RULES = { empty: EMPTY_REPORT, reduce: reportFormReducer };

export function ReportPage({ city, draftId, draft }: ReportPageProps) {
  const { t, i18n } = useLingui();
  const { id: cityId } = city;
  const head = { id: draftId, kind: REPORT_KIND, cityId } as const;
  const { form, dispatch, problem } = useDraftForm(head, draft, RULES);
  const { views = [] } = useGrowingAnomalies(cityId);
  const photos = usePhotos(draftId) ?? NO_PHOTOS;
  const adding = useAddPhotos(cityId, REPORT_KIND, draftId);
  const submission = useSubmitReport({ reportId: draftId, cityId, form, photos });
  const { problems, attempt, sendProblem } = submission;
  const [blocked, setBlocked] = useState<BlockedCategory | null>(null);
  const isSent = useRef(false);
  useDraftNote(photos.length > 0 || isWorthKeeping(form, EMPTY_REPORT), isSent);
  const isReplaced = adviceOf(form.categoryId, form.subcategoryId, blocked)?.replacesForm === true;
  const submit = async () => {
    // A photo that is still being made smaller belongs to this report.
    if (adding.isAdding) return;
    isSent.current = await submission.submit();
  };
  const block = { city, draftId, form, dispatch, says: problemOf(i18n, problems) };
  return (
    <DraftForm
      title={<Trans>Nouveau signalement</Trans>}
      leaveTo={pathOf("MapAnomalies", { cityId })}
      attempt={attempt}
      items={summaryOfReport(i18n, problems)}
      onSubmit={submit}
    >
      <DraftList
        cityId={cityId}
        draftId={draftId}
        kind={REPORT_KIND}
        pathname={pathOf("MapNewAnomaly", { cityId })}
        untitled={t`Signalement sans titre`}
      />
      <PlaceStep
        {...block}
        known={() => views.map(({ anomaly }) => anomaly)}
        addressLabel={t`Adresse du signalement`}
      />
      <CategoryBlock {...block} blocked={blocked} onBlocked={setBlocked} />
      {isReplaced ? null : (
        <>
          <DuplicatesBlock {...block} photoCount={photos.length} />
          <DetailsBlock {...block} photos={photos} adding={adding} />
          <PublishBlock {...block} />
          <KeepingProblem
            draft={{ id: draftId, cityId, form, photos }}
            keeping={problem}
            sending={sendProblem}
            notSentWords={<Trans>Le signalement n’a pas été enregistré</Trans>}
          />
          <SubmitBar
            isSending={submission.isSending || adding.isAdding}
            sendWords={<Trans>Envoyer le signalement</Trans>}
          />
        </>
      )}
    </DraftForm>
  );
}
