import { type ComponentProps, useCallback, useMemo, useState } from "react";
import type { City } from "../../domain/city/city.ts";
import { type KnownStreet, knownStreets } from "../../domain/place/known-streets.ts";
import type { CommuneMapProps } from "../../map/commune-map-props.ts";
import { CommuneMap } from "../../map/commune-map.tsx";
import type { Pin } from "../../map/pin.ts";
import { MiniMap } from "../../map/mini-map.tsx";
import type { KnownAddress } from "../place/known-addresses.ts";
import { tileSourceOf } from "../../remote/tiles/tile-source.ts";

export interface MapWithBackgroundProps extends Omit<CommuneMapProps, "tiles" | "streets" | "pins"> {
  readonly city: City;
  readonly pins?: readonly Pin[];
  /** The streets of these addresses are named while there is no background. */
  readonly known?: (() => readonly KnownAddress[]) | undefined;
}

const NO_STREETS: readonly KnownStreet[] = [];
const NO_PINS: readonly Pin[] = [];

export function MapWithBackground({ city, known, pins = NO_PINS, ...map }: MapWithBackgroundProps) {
  const tiles = useTileSource(city);
  const [isMissing, setMissing] = useState(false);
  const streets = useMemo(
    () => (isMissing && known !== undefined ? knownStreets(known()) : NO_STREETS),
    [isMissing, known],
  );
  const onTilesProblem = useCallback((problem: boolean) => setMissing(problem), []);
  return <CommuneMap {...map} pins={pins} tiles={tiles} streets={streets} onTilesProblem={onTilesProblem} />;
}

interface StillMapProps extends Omit<ComponentProps<typeof MiniMap>, "tiles"> {
  readonly city: City;
}

export function StillMap({ city, ...map }: StillMapProps) {
  return <MiniMap {...map} tiles={useTileSource(city)} />;
}

function useTileSource({ id, mapProvider }: City) {
  return useMemo(() => tileSourceOf({ id, mapProvider }), [id, mapProvider]);
}
