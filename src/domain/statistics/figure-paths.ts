import type { LifeFigures } from "./life-figures.ts";
import type { ModerationFigures } from "./moderation-figures.ts";
import type { ReportFigures } from "./report-figures.ts";

/** Numbers of people or of what they did, each masked by itself. */
export type Figures = ReportFigures & LifeFigures & ModerationFigures;
export type FigureName = keyof Figures;

/** Where the document says each of them. */
export const FIGURE_PATHS: { readonly [N in FigureName]: string } = {
  created30d: "anomalies.created30d",
  closed30d: "anomalies.closed30d",
  satisfiedYes: "anomalies.satisfaction.yes",
  satisfiedNo: "anomalies.satisfaction.no",
  satisfiedUnknown: "anomalies.satisfaction.unknown",
  residents: "residents.total",
  active30d: "residents.active30d",
  waiting: "moderation.waiting",
  flagsOpen: "threads.flagsOpen",
  messages30d: "threads.messages30d",
  activitiesUpcoming: "activities.upcoming",
  activities30d: "activities.next30d",
  participants30d: "activities.participants30d",
  ideasOpen: "ideas.open",
  ideasAtThreshold: "ideas.threshold",
  ideasAccepted: "ideas.accepted",
  ideasDone: "ideas.done",
  ideasDeclined: "ideas.declined",
  supports: "ideas.supports",
  supports30d: "ideas.supports30d",
  hidden12m: "moderation.year.hidden",
  restored12m: "moderation.year.restored",
  refused12m: "moderation.year.refused",
  held12m: "moderation.year.held",
  contested12m: "moderation.year.contested",
  upheld12m: "moderation.year.upheld",
  granted12m: "moderation.year.granted",
};

/** What is said of many together, and of too few not at all: null. */
export interface Measures {
  /** Of a hundred reports that were resolved. */
  readonly reopenedPercent: number | null;
  /** How long what waited for a moderator in the last 30 days did, in general. */
  readonly moderationHours: number | null;
}

export const MEASURE_PATHS: { readonly [N in keyof Measures]: string } = {
  reopenedPercent: "anomalies.reopenedRate",
  moderationHours: "threads.medianModerationHours",
};
