import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import { isOpening } from "../../domain/thread/message.ts";
import { OPENED_VIEWS, type OpenedView } from "../../domain/thread/message-view.ts";
import { openingsPageOf } from "../../domain/thread/thread.ts";
import { useContent } from "../contents/use-content.ts";
import { useAwaited } from "../replica/use-awaited.ts";
import { useFreshness } from "../replica/use-freshness.ts";
import { useOpenings } from "./use-openings.ts";

/** What opened a discussion, also when it was hidden (then emptied); null: not on this device; undefined until the server answered or let it wait. */
export function useOpening(cityId: CityId, threadId: Identifier): OpenedView | null | undefined {
  const isRead = useOpenings(cityId) !== undefined;
  const { at } = useFreshness(openingsPageOf(cityId), "messages");
  const awaited = useAwaited(at === null);
  const view = useContent(OPENED_VIEWS, cityId, threadId);
  if (view && isOpening(view.message)) return view;
  const isKnown = isRead && view !== undefined && !awaited;
  return isKnown ? null : undefined;
}
