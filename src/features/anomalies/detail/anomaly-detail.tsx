import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { beforeAndAfter } from "../../../domain/anomaly/before-and-after.ts";
import { mayBeNoticed, type AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { movesFrom } from "../../../domain/anomaly/transitions.ts";
import { originalOf } from "../../../domain/anomaly/original-of.ts";
import type { City } from "../../../domain/city/city.ts";
import { withWords } from "../../../i18n/activate-locale.ts";
import { categoryLabel } from "../../../i18n/categories/category-labels.ts";
import { DetailFrame } from "../../../shared/collection/detail-frame.tsx";
import { ColourField } from "../../../shared/collection/item-field.tsx";
import { isUnsent } from "../commands/report-sync.ts";
import { AnomalyClaims, AnomalyLife } from "../life/anomaly-life.tsx";
import { isJudged } from "../../../shared/moderation/is-judged.ts";
import { useMayModerate } from "../../../shared/moderation/use-may-moderate.ts";
import { OwnState } from "../../../shared/collection/own-state.tsx";
import { AwaitedPhotos } from "../../../shared/photos/awaited-photos.tsx";
import { PhotoHero } from "../../../shared/photos/photo-hero.tsx";
import { PlaceBlock } from "../../../shared/place/place-block.tsx";
import { LazyThread } from "../../../shared/threads/lazy-thread.tsx";
import { CATEGORY_FIELDS } from "../map/category-fields.ts";
import { AnomalyActions } from "./anomaly-actions.tsx";
import parts from "../../../shared/collection/detail-parts.module.css";
import { AnomalyFacts } from "./anomaly-facts.tsx";
import { AnomalyStatus } from "./anomaly-status.tsx";
import { AnswerDelay } from "./answer-delay.tsx";
import { AnomalyModeration } from "../moderation/anomaly-moderation.tsx";
import { AnomalyTimeline } from "./anomaly-timeline.tsx";
import { comingPart } from "../../../ui/coming-part.tsx";

/** Few reports have photos of the work. */
const AfterWork = comingPart(async () => (await withWords(import("./after-work.tsx"))).AfterWork);

export interface AnomalyDetailProps {
  readonly view: AnomalyView;
  readonly city: City;
  /** Two columns. */
  readonly isWide: boolean;
  readonly picture?: ReactNode;
  readonly otherView: ReactNode;
}

export function AnomalyDetail({ view, city, isWide, picture, otherView }: AnomalyDetailProps) {
  const { anomaly } = view;
  const moderates = useMayModerate(anomaly.cityId, anomaly.number);
  const { before, after } = beforeAndAfter(anomaly.photos);
  // « Signalée » is its first step, and is not taken before the commune has it.
  const steps = isUnsent(view) ? anomaly.history.slice(1) : anomaly.history;
  return (
    <DetailFrame
      isWide={isWide}
      hero={
        <PhotoHero cityId={anomaly.cityId} photos={before}>
          <ColourField field={CATEGORY_FIELDS[anomaly.categoryId]} className={parts.field} />
        </PhotoHero>
      }
      status={
        <div className={parts.head}>
          <Reference anomaly={anomaly} />
          <OwnState collection="anomalies" content={anomaly} mine={view.mine} sync={view.sync} />
          <AwaitedPhotos content={anomaly} mine={view.mine} sync={view.sync} />
          <AnomalyStatus view={view} city={city} />
        </div>
      }
      text={
        <>
          {anomaly.description === "" ? null : <p className={parts.text}>{anomaly.description}</p>}
          {/* Moderators know how long they take. */}
          {moderates ? null : <AnswerDelay anomaly={anomaly} />}
          <AnomalyClaims view={view} city={city} />
        </>
      }
      moderation={moderates ? <AnomalyModeration view={view} city={city} /> : null}
      isAsked={isJudged(anomaly) || movesFrom(anomaly.status).length > 0}
      actions={
        <div className={parts.head}>
          <AnomalyActions view={view} city={city} moderates={moderates} otherView={otherView} />
          <AnomalyLife view={view} />
          {mayBeNoticed(view) && !moderates ? null : <NoticedBy count={anomaly.meTooCount} />}
        </div>
      }
      story={
        <>
          {after.length === 0 ? null : <AfterWork cityId={anomaly.cityId} before={before} after={after} />}
          <AnomalyTimeline history={steps} />
        </>
      }
      place={<PlaceBlock at={anomaly} city={city} picture={picture} />}
      facts={<AnomalyFacts view={view} />}
      discussion={<LazyThread collection="anomalies" about={anomaly} goesOnIn={originalOf(anomaly)} />}
    />
  );
}

function Reference({ anomaly: { number, categoryId } }: { readonly anomaly: Anomaly }) {
  const { i18n } = useLingui();
  return (
    <p className={parts.soft}>
      {number === "" ? <Trans>Numéro attribué à l’envoi</Trans> : <Trans>Anomalie n° {number}</Trans>} ·{" "}
      {categoryLabel(i18n, categoryId)}
    </p>
  );
}

function NoticedBy({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <p className={parts.soft}>
      <Plural value={count} one="# personne l’a constatée" other="# personnes l’ont constatée" />
    </p>
  );
}
