import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useGrowingAnomalies } from "../../../data/anomalies/use-anomalies.ts";
import type { DraftOf } from "../../../data/device/rows.ts";
import type { BlockedCategory } from "../../../domain/anomaly/categories.ts";
import { REPORT_KIND } from "../../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { DraftForm } from "../../../shared/drafts/draft-form.tsx";
import { DraftList } from "../../../shared/drafts/draft-list.tsx";
import { problemOf } from "../../../shared/drafts/form-problems.ts";
import { KeepingProblem } from "../../../shared/drafts/keeping-problem.tsx";
import { SubmitBar } from "../../../shared/drafts/submit-bar.tsx";
import { PhotoField } from "../../../shared/photos/photo-field.tsx";
import { PlaceStep } from "../../../shared/place/place-step.tsx";
import { adviceOf } from "./advice-of.ts";
import { CategoryBlock } from "./category-block.tsx";
import { DescriptionField } from "./description-field.tsx";
import { DetailsBlock } from "./details-block.tsx";
import { DuplicatesBlock } from "./duplicates-block.tsx";
import { summaryOfReport } from "./report-of-form.ts";
import { useOfferedCategories } from "./use-offered-categories.ts";
import { usePlaceAsked } from "./place-asked.ts";
import { useReportWriting } from "./use-report-writing.ts";
import { WhoSees } from "./who-sees.tsx";

interface ReportPageProps {
  readonly city: City;
  readonly draftId: Identifier;
  readonly draft: DraftOf<typeof REPORT_KIND> | null;
}

export function ReportPage({ city, draftId, draft }: ReportPageProps) {
  const { t, i18n } = useLingui();
  const { id: cityId } = city;
  const { views = [] } = useGrowingAnomalies(cityId);
  const { form, dispatch, photos, adding, submission, keeping, submit } = useReportWriting(
    city,
    draftId,
    draft,
    views,
    usePlaceAsked(),
  );
  const [blocked, setBlocked] = useState<BlockedCategory | null>(null);
  const offered = useOfferedCategories(city);
  const isReplaced = adviceOf(form.categoryId, form.subcategoryId, blocked)?.replacesForm === true;
  const block = { city, draftId, form, dispatch, says: problemOf(i18n, submission.problems) };
  return (
    <DraftForm
      title={<Trans>Nouveau signalement</Trans>}
      leaveTo={pathOf("MapAnomalies", { cityId })}
      attempt={submission.attempt}
      items={summaryOfReport(i18n, submission.problems)}
      onSubmit={submit}
    >
      <DraftList
        cityId={cityId}
        draftId={draftId}
        kind={REPORT_KIND}
        pathname={pathOf("MapNewAnomaly", { cityId })}
        untitled={t`Signalement sans titre`}
      />
      <PhotoField adding={adding} photos={photos} />
      <PlaceStep {...block} known={() => views.map(({ anomaly }) => anomaly)} />
      <CategoryBlock {...block} offered={offered} blocked={blocked} onBlocked={setBlocked} />
      {isReplaced ? null : (
        <>
          <DuplicatesBlock {...block} photoCount={photos.length} views={views} />
          <DescriptionField {...block} hasPhoto={photos.length > 0} />
          <DetailsBlock {...block} photos={photos} />
          <WhoSees city={city} form={form} />
          <KeepingProblem
            draft={{ id: draftId, cityId, form, photos }}
            keeping={keeping}
            sending={submission.sendProblem}
            notSentWords={<Trans>Le signalement n’a pas été enregistré</Trans>}
          />
          <SubmitBar
            isSending={submission.isSending || adding.isAdding}
            what={<Trans>le signalement</Trans>}
          />
        </>
      )}
    </DraftForm>
  );
}
