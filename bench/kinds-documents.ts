import { ACTIVITY_CATEGORY_IDS } from "../src/domain/activity/activity.ts";
import type { Anomaly } from "../src/domain/anomaly/anomaly.ts";
import type { Content } from "../src/domain/content/content.ts";
import { IDEA_CATEGORY_IDS } from "../src/domain/idea/idea.ts";
import { anActivity } from "../tests/examples/an-activity.ts";
import { anIdea } from "../tests/examples/an-idea.ts";
import { pagesOf } from "./documents.ts";

/** The same number of documents: all of them reports, or reports, ideas and activities in equal parts. */
export const MIXTURES = {
  reports: ["anomalies"],
  together: ["anomalies", "ideas", "activities"],
} as const;

export type Mixture = keyof typeof MIXTURES;
type Kind = (typeof MIXTURES)["together"][number];

export interface KindPage {
  readonly collection: Kind;
  readonly documents: readonly Content[];
}

/** What stands in the place of a report: as many, with the same places and moments. */
const IN_PLACE_OF: Readonly<Record<Kind, (report: Anomaly, index: number) => Content>> = {
  anomalies: (report) => report,
  ideas: (report, index) =>
    anIdea({
      ...sharedOf(report),
      title: `Des arbres et des bancs, ${report.address}`,
      categoryId: IDEA_CATEGORY_IDS[index % IDEA_CATEGORY_IDS.length] ?? "autre",
    }),
  activities: (report, index) =>
    anActivity({
      ...sharedOf(report),
      title: `Une fête de quartier, ${report.address}`,
      categoryId: ACTIVITY_CATEGORY_IDS[index % ACTIVITY_CATEGORY_IDS.length] ?? "autre",
    }),
};

function sharedOf({ id, number, place, address, createdAt, updatedAt }: Anomaly) {
  return { id, number, place, address, createdAt, updatedAt };
}

export function* pagesOfMixture(mixture: Mixture, count: number): Generator<KindPage> {
  const kinds: readonly Kind[] = MIXTURES[mixture];
  for (const collection of kinds)
    for (const page of pagesOf(Math.ceil(count / kinds.length)))
      yield { collection, documents: page.map(IN_PLACE_OF[collection]) };
}
