import type { LifeFigures } from "./life-figures.ts";

/** Where the document says each figure. */
export const FIGURE_PATHS: { readonly [N in keyof LifeFigures]: readonly [part: string, name: string] } = {
  residents: ["residents", "total"],
  active30d: ["residents", "active30d"],
  waiting: ["moderation", "waiting"],
  activitiesUpcoming: ["activities", "upcoming"],
  activities30d: ["activities", "next30d"],
  participants30d: ["activities", "participants30d"],
  ideasOpen: ["ideas", "open"],
  ideasAtThreshold: ["ideas", "threshold"],
  ideasAccepted: ["ideas", "accepted"],
  ideasDone: ["ideas", "done"],
  ideasDeclined: ["ideas", "declined"],
  supports: ["ideas", "supports"],
};
