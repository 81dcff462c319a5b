import { Signpost } from "lucide-react";
import { StrictMode, useState } from "react";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import "../../src/ui/base.css";
import { parseOutline } from "../../src/domain/place/outline.ts";
import type { Place } from "../../src/domain/place/place.ts";
import type { MapView } from "../../src/map/camera/map-view.ts";
import { CommuneMap } from "../../src/map/commune-map.tsx";
import type { CommuneMapProps } from "../../src/map/commune-map-props.ts";
import { aPin } from "./a-pin.ts";
import { SOME_TEXTS } from "./some-texts.ts";

export const MAIRIE: Place = { latE6: 48_181_700, lngE6: -1_643_600 };
export const OUTLINE =
  parseOutline(
    '{"type":"Polygon","coordinates":[[[-1.66,48.17],[-1.62,48.17],[-1.62,48.2],[-1.66,48.2],[-1.66,48.17]]]}',
  ) ?? [];

/** 60 m apart, west to east: single pins at zoom 17. */
export const LAMP = aPin({
  id: "lamp",
  label: "Anomalie : lampadaire éteint",
  place: { ...MAIRIE, lngE6: -1_644_400 },
});
export const BENCH = aPin({ id: "bench", label: "Anomalie : banc cassé", place: MAIRIE, icon: Signpost });
export const BIN = aPin({
  id: "bin",
  label: "Anomalie : poubelle pleine",
  place: { ...MAIRIE, lngE6: -1_642_800 },
});

export interface Told {
  readonly selected: (string | undefined)[];
  readonly placed: Place[];
  readonly views: MapView[];
  readonly tiles: boolean[];
  escapes: number;
}

/** A page with the map on it; what the map tells the page is kept. */
export async function openMap(over: Partial<CommuneMapProps> = {}): Promise<Told> {
  const told: Told = { selected: [], placed: [], views: [], tiles: [], escapes: 0 };
  function Page() {
    const [selectedId, setSelectedId] = useState<string>();
    const [place, setPlace] = useState<Place | null>(null);
    return (
      <div style={{ width: 800, height: 500 }}>
        <CommuneMap
          label="Carte des anomalies de Betton"
          texts={SOME_TEXTS}
          outline={OUTLINE}
          cityHall={null}
          center={MAIRIE}
          zoom={17}
          pins={[LAMP, BENCH, BIN]}
          selectedId={selectedId}
          onSelect={(id) => {
            told.selected.push(id);
            setSelectedId(id);
          }}
          onEscape={() => {
            told.escapes += 1;
          }}
          onMove={(view) => told.views.push(view)}
          place={place}
          onPlace={(chosen) => {
            told.placed.push(chosen);
            setPlace(chosen);
          }}
          tiles={null}
          onTilesProblem={(problem) => told.tiles.push(problem)}
          {...over}
        />
      </div>
    );
  }
  await render(<Page />, { wrapper: StrictMode });
  return told;
}

export const surface = () => page.getByRole("application", { name: "Carte des anomalies de Betton" });
export const pin = (name: string) => page.getByRole("button", { name, exact: true });
export const focusMap = () => (surface().element() as HTMLElement).focus();
