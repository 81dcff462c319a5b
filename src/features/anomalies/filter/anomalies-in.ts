import type { I18n } from "@lingui/core";
import type { Period, StatusFilter } from "../../../domain/account/my-filter.ts";
import type { AnomalyView } from "../../../domain/anomaly/anomaly-view.ts";
import { isCurrent } from "../../../domain/anomaly/ageing.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import { isOpen, STATUS_FACTS, type AnomalyStatus } from "../../../domain/anomaly/statuses.ts";
import { DAY_MS, type Instant } from "../../../domain/basics/instant.ts";
import { categoryLabel, subcategoryLabel } from "../../../i18n/categories/category-labels.ts";
import { thoseSaying } from "../../../shared/collection/search-words.ts";
import type { AnomalyFilter } from "./anomaly-filter.ts";

const PERIOD_MS: Record<Period, number> = {
  any: Number.POSITIVE_INFINITY,
  week: 7 * DAY_MS,
  month: 30 * DAY_MS,
  year: 365 * DAY_MS,
};

interface Sought {
  readonly shown: readonly AnomalyView[];
  /** What the filter would show but for its status: those that are closed, where it asks for what is open. */
  readonly hidden: readonly AnomalyView[];
}

/** `now` is the device's clock. Words are looked for once, whatever the status: with a typo alone where no other one says them. */
export function anomaliesIn(
  i18n: Pick<I18n, "locale">,
  filter: AnomalyFilter,
  views: readonly AnomalyView[],
  now: Instant,
): Sought {
  const ofKind = views.filter(
    (view) =>
      isOfInterest(filter, view) &&
      (filter.category === null || view.anomaly.categoryId === filter.category) &&
      now - madeAt(view) <= PERIOD_MS[filter.period],
  );
  const saying = thoseSaying(filter.text, ofKind, (view) => wordsSaidBy(i18n, view));
  const isShown = ({ anomaly }: AnomalyView): boolean => hasStatus(filter.status, anomaly, now);
  return {
    shown: saying.filter(isShown),
    hidden: isForOpen(filter.status)
      ? saying.filter((view) => STATUS_FACTS[view.anomaly.status].group === "closed" && !isShown(view))
      : [],
  };
}

function isOfInterest({ mine, followed }: AnomalyFilter, view: AnomalyView): boolean {
  if (mine && !view.mine) return false;
  if (followed && !view.followed) return false;
  // What is hidden is found where moderators work, not on the map.
  if (view.anomaly.visibility === "hidden" && !view.mine) return false;
  return mine || isOnTheMap(view.anomaly.status);
}

function isForOpen(wanted: StatusFilter): boolean {
  return wanted === "current" || wanted === "open";
}

function isOnTheMap(status: AnomalyStatus): boolean {
  return STATUS_FACTS[status].shape !== "none";
}

export function madeAt({ anomaly }: AnomalyView): Instant {
  return anomaly.number === "" ? anomaly.performedAt : anomaly.createdAt;
}

function hasStatus(wanted: StatusFilter, anomaly: Anomaly, now: Instant): boolean {
  const { status } = anomaly;
  switch (wanted) {
    case "current":
      return isCurrent(anomaly, now);
    case "open":
      return isOpen(status);
    case "resolved":
    case "rejected":
      return status === wanted;
    case "all":
      return true;
  }
}

function wordsSaidBy(i18n: Pick<I18n, "locale">, { anomaly }: AnomalyView): string {
  const { categoryId, subcategoryId, title, description, address, number } = anomaly;
  return [
    title,
    description,
    address,
    number,
    categoryLabel(i18n, categoryId),
    subcategoryLabel(i18n, categoryId, subcategoryId),
  ].join(" ");
}
