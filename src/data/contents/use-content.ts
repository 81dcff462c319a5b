import { useMemo } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { ContentCollection } from "../../domain/command/subject.ts";
import type { ContentDocuments } from "../../domain/content/contents.ts";
import type { ContentViews } from "../../domain/sync/content-views.ts";
import { useData } from "../data-context.ts";
import { useLiveValue } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";
import { useReplica } from "../replica/live.ts";
import { watchRow } from "../replica/watch-row.ts";

/** One content, also when it waits to be sent or was hidden (then emptied); null: not on this device. */
export function useContent<C extends ContentCollection, V extends object>(
  shown: ContentViews<C, V>,
  cityId: CityId,
  id: Identifier,
): V | null | undefined {
  const { collection, idOf } = shown;
  const content = useReplica<ContentDocuments[C] | null>(`${collection}/${id}`, (replica, emit) =>
    // Threads lie beside messages, and none under a content's id: `threadRowId`.
    watchRow(replica, collection, id, (document) => emit(document as ContentDocuments[C] | null)),
  );
  const data = useData();
  const { replica } = data;
  const input = useLiveValue(liveOverlayInput(data, cityId));
  const viewsOf = useMemo(() => replica?.overlay.contentViews(shown), [replica, shown]);
  return useMemo(() => {
    if (content === undefined || input === undefined || viewsOf === undefined) return undefined;
    const contents = content?.cityId === cityId ? [content] : [];
    return viewsOf(contents, input).find((view) => idOf(view) === id) ?? null;
  }, [content, input, cityId, id, viewsOf, idOf]);
}
