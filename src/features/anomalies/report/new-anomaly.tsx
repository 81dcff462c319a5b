import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useAnomaly } from "../../../data/anomalies/use-anomalies.ts";
import { REPORT_KIND } from "../../../domain/anomaly/report-payload.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import { useCityId } from "../../../shared/city/use-city-id.ts";
import { useDraftId } from "../../../shared/drafts/use-draft-id.ts";
import { WritingPage } from "../../../shared/drafts/writing-page.tsx";
import { ReportPage } from "./report-page.tsx";
import { SentCard } from "./sent-card.tsx";

interface NewAnomalyProps {
  readonly afterSent?: ((reportId: Identifier) => ReactNode) | undefined;
}

export function NewAnomaly({ afterSent }: NewAnomalyProps) {
  const { t } = useLingui();
  const cityId = useCityId();
  const draftId = useDraftId();
  const view = useAnomaly(cityId, draftId);
  return (
    <WritingPage
      kind={REPORT_KIND}
      draftId={draftId}
      title={t`Nouveau signalement – Parvis`}
      isReceived={Boolean(view)}
      renderForm={(city, draft) => <ReportPage key={draftId} city={city} draftId={draftId} draft={draft} />}
      renderSent={(row, city) => (
        <SentCard
          city={city}
          cityId={cityId}
          reportId={draftId}
          row={row}
          view={view}
          afterSent={afterSent?.(draftId)}
        />
      )}
    />
  );
}
