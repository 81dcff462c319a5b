import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import type { MapView } from "../../../map/camera/map-view.ts";
import { Sheet } from "../../../ui/sheet.tsx";
import type { SheetRest } from "../../../ui/sheet-rests.ts";
import type { AnomalyFilter } from "../filter/anomaly-filter.ts";
import { AnomalyCount } from "../cards/anomaly-count.tsx";
import { FilterDisclosure } from "../filter/filter-disclosure.tsx";
import type { ShownAnomalies } from "../filter/use-shown-anomalies.ts";
import { anomaliesInView } from "./anomalies-in-view.ts";
import { InViewList } from "./in-view-list.tsx";
import styles from "./in-view-panel.module.css";

interface InViewPanelProps {
  readonly cityId: CityId;
  readonly filter: AnomalyFilter;
  readonly onFilter: (change: Partial<AnomalyFilter>) => void;
  readonly anomalies: ShownAnomalies;
  readonly view: MapView | undefined;
  readonly openId: Identifier | undefined;
  readonly onPoint: (id: Identifier | undefined) => void;
  readonly rest: SheetRest;
  readonly onRest: (rest: SheetRest) => void;
  readonly isWide: boolean;
}

/** What is in view of the map, in words: a panel beside it, or a sheet over it. */
export function InViewPanel({ anomalies, view, isWide, openId, rest, onRest, ...list }: InViewPanelProps) {
  const { t } = useLingui();
  const inView = anomaliesInView(anomalies, view);
  const summary = <AnomalyCount cityId={list.cityId} of={inView} inView />;
  const content = (
    <div className={styles.content}>
      <FilterDisclosure filter={list.filter} onChange={list.onFilter} />
      <InViewList {...list} inView={inView} openId={openId} />
    </div>
  );
  if (isWide) return <WidePanel label={t`Anomalies affichées`} summary={summary} content={content} />;
  if (openId !== undefined) return null;
  return (
    <Sheet label={t`Anomalies affichées`} summary={summary} rest={rest} onRest={onRest}>
      {content}
    </Sheet>
  );
}

function WidePanel({ label, summary, content }: { label: string; summary: ReactNode; content: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={label}>
      <div className={styles.summary}>{summary}</div>
      {content}
    </section>
  );
}
