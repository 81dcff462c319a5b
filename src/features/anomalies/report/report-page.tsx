import { Trans, useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "react-router-dom";
import { usePhotos } from "../../../data/photos/use-photos.ts";
import type { DraftRow } from "../../../data/device/rows.ts";
import type { BlockedCategory } from "../../../domain/anomaly/categories.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import { pathOf } from "../../../domain/navigation/routes.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { ErrorSummary } from "../../../ui/error-summary.tsx";
import { adviceOf } from "./advice-of.ts";
import { CategoryBlock } from "./category-block.tsx";
import { DetailsBlock } from "./details-block.tsx";
import { DraftList } from "./draft-list.tsx";
import { DuplicatesBlock } from "./duplicates-block.tsx";
import { KeepingProblem } from "./keeping-problem.tsx";
import { PlaceStep } from "./place-step.tsx";
import { PublishBlock } from "./publish-block.tsx";
import styles from "./report-page.module.css";
import { problemOf, summaryItems } from "../../../shared/drafts/report-problems.ts";
import { SubmitBar } from "./submit-bar.tsx";
import { useAddPhotos } from "../../../shared/photos/use-add-photos.ts";
import { useDraftNote } from "./use-draft-note.ts";
import { useReportForm } from "./use-report-form.ts";
import { useSubmit } from "./use-submit.ts";

interface ReportPageProps {
  readonly city: City;
  readonly draftId: Identifier;
  readonly draft: DraftRow | null;
}

const NO_PHOTOS = [] as const;

/** One page, five short blocks. */
export function ReportPage({ city, draftId, draft }: ReportPageProps) {
  const { t, i18n } = useLingui();
  const { form, dispatch, problem } = useReportForm({ id: draftId, cityId: city.id }, draft);
  const photos = usePhotos(draftId) ?? NO_PHOTOS;
  const adding = useAddPhotos(city.id, draftId);
  const submission = useSubmit({ reportId: draftId, cityId: city.id, form, photos });
  const [blocked, setBlocked] = useState<BlockedCategory | null>(null);
  const isSent = useRef(false);
  useDraftNote(form, photos.length, isSent);
  const says = problemOf(i18n, submission.problems);
  const isReplaced = adviceOf(form.categoryId, form.subcategoryId, blocked)?.replacesForm === true;
  const submit = async () => {
    // A photo that is still being made smaller belongs to this report.
    if (adding.isAdding) return;
    isSent.current = await submission.submit();
  };
  const block = { city, draftId, form, dispatch, says };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <header className={styles.header}>
        <h1>
          <Trans>Nouveau signalement</Trans>
        </h1>
        <Link className={buttonClass("quiet")} to={pathOf("MapAnomalies", { cityId: city.id })}>
          <X aria-hidden="true" size={20} />
          <Trans>Quitter</Trans>
        </Link>
      </header>
      <ErrorSummary
        title={t`À corriger avant l’envoi`}
        items={summaryItems(i18n, submission.problems)}
        attempt={submission.attempt}
      />
      <p className={styles.hint}>
        <Trans>Tous les champs sont obligatoires sauf mention contraire.</Trans>
      </p>
      <DraftList cityId={city.id} draftId={draftId} />
      <PlaceStep {...block} />
      <CategoryBlock {...block} blocked={blocked} onBlocked={setBlocked} />
      {isReplaced ? null : (
        <>
          <DuplicatesBlock {...block} photoCount={photos.length} />
          <DetailsBlock {...block} photos={photos} adding={adding} />
          <PublishBlock {...block} />
          <KeepingProblem
            draft={{ id: draftId, cityId: city.id, form, photos }}
            keeping={problem}
            sending={submission.sendProblem}
          />
          <SubmitBar isSending={submission.isSending || adding.isAdding} />
        </>
      )}
    </form>
  );
}
