import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useAnomaly } from "../../../data/anomalies/use-anomalies.ts";
import { useCity } from "../../../data/cities/use-city.ts";
import { useDraft } from "../../../data/drafts/use-draft.ts";
import type { DraftOf } from "../../../data/device/rows.ts";
import { useOutbox } from "../../../data/outbox/use-outbox.ts";
import { REPORT_KIND } from "../../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { City } from "../../../domain/city/city.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { CityUnknown } from "../../../shared/city/city-unknown.tsx";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { useFocusOnReplaced } from "../../../shared/drafts/use-focus-on-replaced.ts";
import styles from "./new-anomaly.module.css";
import { ReportPage } from "./report-page.tsx";
import { SentCard } from "./sent-card.tsx";
import { useDraftId } from "../../../shared/drafts/use-draft-id.ts";

interface NewAnomalyProps {
  readonly afterSent?: ((reportId: Identifier) => ReactNode) | undefined;
}

/**
 * A new report. Its id is made when the form opens and stands in the address: a reload finds the draft again, and a report
 * that was sent once can't be sent twice (F71).
 */
export function NewAnomaly({ afterSent }: NewAnomalyProps) {
  const { t } = useLingui();
  const cityId = useCityId();
  const draftId = useDraftId();
  const city = useCity(cityId);
  const draft = useDraft(REPORT_KIND, draftId);
  const row = useOutbox()?.find(({ id }) => id === draftId);
  const view = useAnomaly(cityId, draftId);
  const isSent = row !== undefined || Boolean(view);
  const isReady = isSent || (city !== undefined && draft !== undefined);
  const page = useFocusOnReplaced(isReady ? `${draftId} ${isSent ? "sent" : "writing"}` : undefined);
  return (
    <div className={styles.page} ref={page}>
      <title>{t`Nouveau signalement – Parvis`}</title>
      {isSent ? (
        <div className={styles.sent}>
          <SentCard
            city={city}
            cityId={cityId}
            reportId={draftId}
            row={row}
            view={view}
            afterSent={afterSent?.(draftId)}
          />
        </div>
      ) : (
        <Writing city={city} draftId={draftId} draft={draft} />
      )}
    </div>
  );
}

interface WritingProps {
  readonly city: City | null | undefined;
  readonly draftId: Identifier;
  readonly draft: DraftOf<typeof REPORT_KIND> | null | undefined;
}

function Writing({ city, draftId, draft }: WritingProps) {
  if (city === null) return <CityUnknown />;
  if (city === undefined || draft === undefined) return <Skeleton count={8} />;
  return <ReportPage key={draftId} city={city} draftId={draftId} draft={draft} />;
}
