import { useMemo } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { isFlagged } from "../../domain/content/flags.ts";
import type { Message } from "../../domain/thread/message.ts";
import { MESSAGE_VIEWS, type MessageView } from "../../domain/thread/message-view.ts";
import { useData } from "../data-context.ts";
import { useLiveValue } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";

const NONE: readonly MessageView[] = [];

/** Messages of the city that wait, are hidden or are flagged, as its moderators hold them; undefined until the device answered. */
export function useModeratedMessages(cityId: CityId): readonly MessageView[] | undefined {
  const data = useData();
  const { replica } = data;
  const input = useLiveValue(liveOverlayInput(data, cityId));
  const viewsOf = useMemo(() => replica?.overlay.contentViews(MESSAGE_VIEWS), [replica]);
  return useMemo(() => {
    if (input === undefined || viewsOf === undefined) return undefined;
    const held = (input.moderated ?? []).flatMap(({ collection, content }) =>
      collection === "messages" && (content.visibility !== "public" || isFlagged(content))
        ? [content as Message]
        : [],
    );
    if (held.length === 0) return NONE;
    const ids = new Set(held.map(({ id }) => id));
    return viewsOf(held, input).filter(({ message }) => ids.has(message.id) && message.deletedAt === null);
  }, [input, viewsOf]);
}
