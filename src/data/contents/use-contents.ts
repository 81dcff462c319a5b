import type { CityId } from "../../domain/city/city.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import type { ContentViews } from "../../domain/sync/content-views.ts";
import { useData, type DataContext } from "../data-context.ts";
import { derived, NOT_YET, sharedLive, useLiveValue, type Live } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";
import { liveContents } from "./live-contents.ts";

export interface KnownContents<V> {
  readonly views: readonly V[] | undefined;
  /** False while older ones are still being read: what is shown may be counted, or called none, only then. */
  readonly isWhole: boolean;
}

const NONE_YET: KnownContents<never> = { views: undefined, isWhole: false };

function liveViews<C extends ContentCollection, V extends object>(
  data: DataContext,
  shown: ContentViews<C, V>,
  cityId: CityId,
): Live<KnownContents<V>> {
  const { replica } = data;
  if (replica === undefined) return NOT_YET;
  const input = liveOverlayInput(data, cityId);
  const { collection } = shown;
  const viewsOf = replica.overlay.contentViews(shown);
  const start = derived(
    [liveContents(replica, collection, cityId), input],
    ({ contents, isWhole }, known) => ({
      views: viewsOf(contents, known),
      isWhole,
    }),
  );
  return sharedLive(input, collection, start, 0);
}

/**
 * What this device knows of a city's collection with what this person asked applied to it: what waits first, then newest
 * first. It begins with the newest and grows until all are read. A content about which nothing changed keeps its view.
 */
export function useContents<C extends ContentCollection, V extends object>(
  shown: ContentViews<C, V>,
  cityId: CityId,
): KnownContents<V> {
  return useLiveValue(liveViews(useData(), shown, cityId)) ?? NONE_YET;
}
