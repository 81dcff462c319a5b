import { useEffect, useMemo } from "react";
import type { CityId } from "../../domain/city/city.ts";
import { isOpening, type Message, type Opening } from "../../domain/thread/message.ts";
import { MESSAGE_VIEWS, type MessageView } from "../../domain/thread/message-view.ts";
import { OPENINGS } from "../../domain/thread/thread.ts";
import { useData } from "../data-context.ts";
import { NOT_YET, useLiveValue } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";
import { livePage } from "./live-thread.ts";
import { wantThread } from "./wanted-pages.ts";

/** A message that opens a discussion, as this person sees it. */
export interface OpeningView extends MessageView {
  readonly message: Opening;
}

/** Discussions that moderators of the city opened, the newest first; undefined until the device answered. They are read while this is shown. */
export function useOpenings(cityId: CityId): readonly OpeningView[] | undefined {
  const data = useData();
  const { replica } = data;
  useEffect(
    () => (cityId === "" ? undefined : wantThread({ cityId, threadId: OPENINGS, pages: [1] })),
    [cityId],
  );
  const listed = useLiveValue<readonly Message[]>(
    replica === undefined ? NOT_YET : livePage(replica, { cityId, threadId: OPENINGS, page: 1 }),
  );
  const input = useLiveValue(liveOverlayInput(data, cityId));
  const viewsOf = useMemo(() => replica?.overlay.contentViews(MESSAGE_VIEWS), [replica]);
  return useMemo(() => {
    if (listed === undefined || input === undefined || viewsOf === undefined) return undefined;
    return viewsOf(listed, input)
      .filter(isShown)
      .toSorted((a, b) => b.message.createdAt - a.message.createdAt);
  }, [listed, input, viewsOf]);
}

/** One that was hidden or deleted has no title left, for whoever may not read it. */
function isShown(view: MessageView): view is OpeningView {
  return isOpening(view.message) && view.message.title !== "";
}
