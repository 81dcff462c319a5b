import { useEffect, useMemo, useState } from "react";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { MESSAGE_VIEWS, type MessageView } from "../../domain/thread/message-view.ts";
import { readPages, shownPages } from "../../domain/thread/shown-pages.ts";
import { openThread, pageNumberOf, type Thread } from "../../domain/thread/thread.ts";
import { inThreadOrder, lastAnswer, type Talk } from "../../domain/thread/thread-order.ts";
import { useData } from "../data-context.ts";
import { derived, NOT_YET, sharedLive, useLiveValue, type Live } from "../live.ts";
import { liveOverlayInput } from "../outbox/live-overlay-input.ts";
import type { Message } from "../../domain/thread/message.ts";
import type { Replica } from "../replica/open-replica.ts";
import { livePage, liveThread } from "./live-thread.ts";
import { wantThread, type WantedThread } from "./wanted-pages.ts";

export interface KnownThread {
  /** As moderators decided, also where a decision of this device waits. */
  readonly thread: Thread;
  readonly pages: number;
  readonly talks: readonly Talk[];
  /** What the commune said last, on whichever page. */
  readonly answer: MessageView | undefined;
}

interface Shown {
  readonly cityId: CityId;
  readonly threadId: Identifier;
  /** The first of the pages that are shown to the end; undefined for those it opens with. */
  readonly earliest?: number;
}

/** A thread as this device knows it, with what waits here; undefined until the device answered. Its pages are read while it is shown. */
export function useThread({ cityId, threadId, earliest }: Shown): KnownThread | undefined {
  const data = useData();
  const { replica } = data;
  const thread = useLiveValue<Thread | null>(replica === undefined ? NOT_YET : liveThread(replica, threadId));
  const pages = thread?.pages ?? 1;
  const shown = useMemo(() => shownPages(pages, earliest), [earliest, pages]);
  const input = useLiveValue(liveOverlayInput(data, cityId));
  const officialPage = input?.tallies.get(threadId)?.talk?.officialPage;
  const read = useMemo(() => readPages(shown, officialPage), [shown, officialPage]);
  useEffect(() => wantThread({ cityId, threadId, pages: read }), [cityId, threadId, read]);
  const messages = useMessages(replica, { cityId, threadId, pages: read });
  const viewsOf = useMemo(() => replica?.overlay.contentViews(MESSAGE_VIEWS), [replica]);
  return useMemo(() => {
    if (
      replica === undefined ||
      thread === undefined ||
      messages === undefined ||
      input === undefined ||
      viewsOf === undefined
    )
      return undefined;
    const known = thread ?? openThread(cityId, threadId, 0);
    const subject = { collection: "threads", id: threadId } as const;
    const views = viewsOf(messages, input);
    const isShown = ({ message }: MessageView): boolean => shown.includes(pageNumberOf(message.page));
    return {
      thread: replica.overlay.applySettings(known, subject, input.pending),
      pages,
      talks: inThreadOrder(threadId, views.filter(isShown)),
      answer: lastAnswer(threadId, views),
    };
  }, [thread, pages, shown, messages, input, viewsOf, threadId, cityId, replica]);
}

/** While other pages of a thread are looked for on the device, those before stay: what is typed among them keeps its place. */
function useMessages(replica: Replica | undefined, wanted: WantedThread): readonly Message[] | undefined {
  const { threadId } = wanted;
  const messages = useLiveValue<readonly Message[]>(
    replica === undefined ? NOT_YET : livePages(replica, wanted),
  );
  const [last, setLast] = useState<{
    readonly threadId: Identifier;
    readonly messages: readonly Message[];
  }>();
  if (messages !== undefined && messages !== last?.messages) setLast({ threadId, messages });
  return messages ?? (last?.threadId === threadId ? last.messages : undefined);
}

function livePages(replica: Replica, { cityId, threadId, pages }: WantedThread): Live<readonly Message[]> {
  const sources = pages.map((page) => livePage(replica, { cityId, threadId, page }));
  const start = derived(sources, (...each: readonly (readonly Message[])[]) => each.flat());
  return sharedLive(replica, `pages ${cityId} ${threadId} ${pages.join(" ")}`, start, 0);
}
