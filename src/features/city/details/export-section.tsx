import { Trans, useLingui } from "@lingui/react/macro";
import { Download } from "lucide-react";
import { useMemo, useState } from "react";
import { cityClock } from "../../../clock/city-clock.ts";
import { useFreshness } from "../../../data/replica/use-freshness.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import type { Instant } from "../../../domain/basics/instant.ts";
import type { City } from "../../../domain/city/city.ts";
import { publicReports } from "../../../domain/statistics/public-reports.ts";
import { csvOf, geoJsonOf, type FileWords } from "../../../domain/statistics/report-files.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import { momentWords } from "../../../i18n/date-words.ts";
import { STATUS_WORDS } from "../../../i18n/status-words.ts";
import { Button } from "../../../ui/button.tsx";
import { Actions, Section } from "../../../ui/page.tsx";
import { saveFile } from "../../../ui/save-file.ts";
import { cityDayOf } from "../../../domain/city/city-day.ts";

const FILES = {
  csv: { type: "text/csv", write: csvOf },
  geojson: { type: "application/geo+json", write: geoJsonOf },
} as const;

interface ExportSectionProps {
  readonly city: City;
  readonly views: readonly AnomalyView[];
}

/** The public reports as open files, made here: no network, no author (CITY-16), and as old as what this device knows (CITY-28). */
export function ExportSection({ city, views }: ExportSectionProps) {
  const { t, i18n } = useLingui();
  const { at } = useFreshness(city.id);
  const reports = useMemo(() => publicReports(views.map(({ anomaly }) => anomaly)), [views]);
  const words: FileWords = {
    status: (status) => t(STATUS_WORDS[status].label),
    category: (id) => categoryLabel(i18n, id),
    subcategory: (id, subcategoryId) => subcategoryLabel(i18n, id, subcategoryId),
    day: (moment) => cityDayOf(moment, city.id),
  };
  const save = (format: keyof typeof FILES) => {
    const { type, write } = FILES[format];
    const name = `parvis-${city.id}-${cityDayOf(at ?? cityClock.now(), city.id)}.${format}`;
    saveFile(new Blob([write(reports, words)], { type }), name);
  };
  if (reports.length === 0) return null;
  return (
    <Section
      card
      title={<Trans>Télécharger les anomalies publiées</Trans>}
      hint={
        <>
          <Trans>Sans auteur ni adresse, avec des positions arrondies à une dizaine de mètres.</Trans>
          <br />
          <DataOf at={at} />
        </>
      }
    >
      <Actions>
        <Button icon={<Download />} onClick={() => save("csv")}>
          <Trans>Tableau (CSV)</Trans>
        </Button>
        <Button icon={<Download />} onClick={() => save("geojson")}>
          <Trans>Carte (GeoJSON)</Trans>
        </Button>
      </Actions>
    </Section>
  );
}

/** Never heard out in full, the commune may have more than this device (P13). */
function DataOf({ at }: { readonly at: Instant | null }) {
  const { i18n } = useLingui();
  const [now] = useState(cityClock.now);
  if (at === null) return <Trans>Ce que cet appareil connaît jusqu’ici, peut-être pas tout.</Trans>;
  const moment = momentWords(i18n, at, now);
  return <Trans>Données : {moment}.</Trans>;
}
