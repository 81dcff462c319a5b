import type { I18n } from "@lingui/core";
import { useLingui } from "@lingui/react";
import { useMemo } from "react";
import { useActivities } from "../../data/activities/use-activities.ts";
import { useGrowingAnomalies } from "../../data/anomalies/use-anomalies.ts";
import { useIdeas } from "../../data/ideas/use-ideas.ts";
import type { Searchable } from "../../data/search/search-client.ts";
import { useTextSearch } from "../../data/search/use-text-search.ts";
import type { Activity } from "../../domain/activity/activity.ts";
import type { Anomaly } from "../../domain/anomaly/anomaly.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Content } from "../../domain/content/content.ts";
import type { Idea } from "../../domain/idea/idea.ts";
import { pathOf } from "../../domain/navigation/routes.ts";
import { shortWhen } from "../../i18n/activity-words.ts";
import { activityText, anomalyText, ideaText } from "./content-texts.ts";

/** What a commune's contents are searched in: what people write about. */
export type SearchedCollection = "anomalies" | "activities" | "ideas";

export interface FoundContent {
  readonly collection: SearchedCollection;
  readonly id: Identifier;
  readonly title: string;
  /** Where or when. */
  readonly detail: string;
  /** On the map, or in the list where there is none. */
  readonly path: string;
}

interface Found {
  readonly contents: readonly FoundContent[];
  /** False while there may be others on the device. */
  readonly isWhole: boolean;
}

interface Entry extends Searchable {
  readonly found: () => FoundContent;
}

interface CommuneSearch {
  /** Undefined until they are found. */
  readonly found: Found | undefined;
  /** Begins anew; null while nothing failed. */
  readonly retry: (() => void) | null;
}

/** The contents of this device that say every word, the best first, whatever the screen's filter. */
export function useCommuneSearch(cityId: CityId, text: string): CommuneSearch {
  const { i18n } = useLingui();
  const anomalies = useGrowingAnomalies(cityId);
  const activities = useActivities(cityId);
  const ideas = useIdeas(cityId);
  const entries = useMemo(
    () =>
      new Map([
        ...entriesOf(anomalies.views, ({ anomaly }) => anomaly, anomalyEntry(i18n)),
        ...entriesOf(activities.views, ({ activity }) => activity, activityEntry(i18n)),
        ...entriesOf(ideas.views, ({ idea }) => idea, ideaEntry(i18n)),
      ]),
    [anomalies.views, activities.views, ideas.views, i18n],
  );
  const { found, retry } = useTextSearch(entries, text.trim(), i18n.locale);
  if (found === undefined) return { found, retry };
  return {
    found: {
      contents: found.keys.flatMap((key) => entries.get(key)?.found() ?? []),
      isWhole: found.isWhole && anomalies.isWhole && activities.isWhole && ideas.isWhole,
    },
    retry,
  };
}

/** What is hidden is found where moderators work, and by its author. */
function entriesOf<V extends { readonly mine: boolean }, T extends Content>(
  views: readonly V[] | undefined,
  contentOf: (view: V) => T,
  entryOf: EntryMaker<T>,
): readonly (readonly [string, Entry])[] {
  return (views ?? []).flatMap((view) => {
    const content = contentOf(view);
    if (content.visibility === "hidden" && !view.mine) return [];
    return [[content.id, { version: content, ...entryOf(content) }] as const];
  });
}

type EntryMaker<T> = (content: T) => Omit<Entry, "version">;

const anomalyEntry =
  (i18n: I18n): EntryMaker<Anomaly> =>
  (anomaly) => ({
    textOf: () => anomalyText(i18n, anomaly),
    found: () => ({
      collection: "anomalies",
      id: anomaly.id,
      title: anomalyText(i18n, anomaly).title,
      detail: anomaly.address,
      path: pathOf("MapAnomaly", { cityId: anomaly.cityId, anomalyId: anomaly.id }),
    }),
  });

const activityEntry =
  (i18n: I18n): EntryMaker<Activity> =>
  (activity) => ({
    textOf: () => activityText(i18n, activity),
    found: () => ({
      collection: "activities",
      id: activity.id,
      title: activityText(i18n, activity).title,
      detail: shortWhen(i18n, activity),
      path: pathOf("MapActivity", { cityId: activity.cityId, activityId: activity.id }),
    }),
  });

const ideaEntry =
  (i18n: I18n): EntryMaker<Idea> =>
  (idea) => ({
    textOf: () => ideaText(i18n, idea),
    found: () => ({
      collection: "ideas",
      id: idea.id,
      title: ideaText(i18n, idea).title,
      detail: idea.address,
      path: pathOf("MapIdea", { cityId: idea.cityId, ideaId: idea.id }),
    }),
  });
