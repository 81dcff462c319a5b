import { useCallback, useEffect, useRef, type RefObject } from "react";
import { useMatch, useNavigate, useSearchParams } from "react-router-dom";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import type { CityId } from "../../../domain/city/city.ts";
import { pathOf, ROUTES } from "../../../domain/navigation/routes.ts";
import type { MapHandle } from "../../../map/map-handle.ts";
import { cardId } from "../../../shared/collection/card-id.ts";

interface OpenAnomaly {
  readonly openId: Identifier | undefined;
  readonly open: (id: Identifier) => void;
  readonly close: () => void;
}

/** The detail over the map is an address; the filter stays in its query. When it closes, the focus returns where it was. */
export function useOpenAnomaly(cityId: CityId, map: RefObject<MapHandle | null>): OpenAnomaly {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const openId = useMatch(ROUTES.MapAnomaly)?.params.anomalyId;
  const search = query.toString();
  useFocusAfterDetail(openId, map);
  // The second press of a double one comes before the screen knows of the first.
  const asked = useRef(openId);
  useEffect(() => {
    asked.current = openId;
  }, [openId]);
  return {
    openId,
    open: useCallback(
      (anomalyId) => {
        const replace = asked.current === anomalyId;
        asked.current = anomalyId;
        void navigate({ pathname: pathOf("MapAnomaly", { cityId, anomalyId }), search }, { replace });
      },
      [navigate, cityId, search],
    ),
    close: useCallback(
      () => void navigate({ pathname: pathOf("MapAnomalies", { cityId }), search }),
      [navigate, cityId, search],
    ),
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
