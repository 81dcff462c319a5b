import { useCallback, useEffect, useRef, type RefObject } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { Identifier } from "../../domain/basics/identifier.ts";
import type { MapHandle } from "../../map/map-handle.ts";
import { cardId } from "./card-id.ts";

/** The addresses of a map: without a detail, and with one. Keep it the same from one render to the next. */
export interface MapPaths {
  readonly all: string;
  readonly one: (id: Identifier) => string;
}

interface OpenItem {
  readonly open: (id: Identifier) => void;
  readonly close: () => void;
}

/** The detail over the map is an address; the filter stays in its query. When it closes, the focus returns where it was. */
export function useOpenItem(
  openId: Identifier | undefined,
  { all, one }: MapPaths,
  map: RefObject<MapHandle | null>,
): OpenItem {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.toString();
  useFocusAfterDetail(openId, map);
  // The second press of a double one comes before the screen knows of the first.
  const asked = useRef(openId);
  useEffect(() => {
    asked.current = openId;
  }, [openId]);
  return {
    open: useCallback(
      (id) => {
        const replace = asked.current === id;
        asked.current = id;
        void navigate({ pathname: one(id), search }, { replace });
      },
      [navigate, one, search],
    ),
    close: useCallback(() => void navigate({ pathname: all, search }), [navigate, all, search]),
  };
}

/** To the card in the list when it is in sight, to the pin otherwise. */
function useFocusAfterDetail(openId: Identifier | undefined, map: RefObject<MapHandle | null>): void {
  const last = useRef(openId);
  useEffect(() => {
    const closed = last.current;
    last.current = openId;
    if (closed === undefined || openId !== undefined) return;
    const card = document.getElementById(cardId(closed));
    if (card?.checkVisibility() === true) card.focus();
    else map.current?.focusPin(closed);
  }, [openId, map]);
}
