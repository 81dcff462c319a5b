import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useMemo, useState } from "react";
import type { City } from "../../domain/city/city.ts";
import { type KnownStreet, knownStreets } from "../../domain/place/known-streets.ts";
import type { CommuneMapProps } from "../../map/commune-map-props.ts";
import { CommuneMap } from "../../map/commune-map.tsx";
import type { Pin } from "../../map/pin.ts";
import { MiniMap } from "../../map/mini-map.tsx";
import type { KnownAddress } from "../place/known-addresses.ts";
import { aerialSourceOf, tileSourceOf } from "../../remote/tiles/tile-source.ts";
import { useAerial } from "./aerial.ts";

export interface MapWithBackgroundProps extends Omit<CommuneMapProps, "tiles" | "streets" | "pins" | "note"> {
  readonly city: City;
  readonly pins?: readonly Pin[];
  /** The streets of these addresses are named while there is no background. */
  readonly known?: (() => readonly KnownAddress[]) | undefined;
}

const NO_STREETS: readonly KnownStreet[] = [];
const NO_PINS: readonly Pin[] = [];

export function MapWithBackground({ city, known, pins = NO_PINS, ...map }: MapWithBackgroundProps) {
  const { t } = useLingui();
  const { tiles, aerial } = useTileSources(city);
  const [isAerial] = useAerial();
  const fromAir = isAerial ? aerial : undefined;
  const [isMissing, setMissing] = useState(false);
  const streets = useMemo(
    () => (isMissing && known !== undefined ? knownStreets(known()) : NO_STREETS),
    [isMissing, known],
  );
  const { texts } = map;
  return (
    <CommuneMap
      {...map}
      texts={fromAir === undefined ? texts : { ...texts, tilesUnavailable: t`Vue aérienne indisponible` }}
      pins={pins}
      tiles={fromAir ?? tiles}
      note={city.approximate ? t`Mairie et contour approximatifs` : undefined}
      streets={streets}
      onTilesProblem={setMissing}
    />
  );
}

interface StillMapProps extends Omit<ComponentProps<typeof MiniMap>, "tiles"> {
  readonly city: City;
}

export function StillMap({ city, ...map }: StillMapProps) {
  return <MiniMap {...map} tiles={useTileSources(city).tiles} />;
}

function useTileSources({ id, mapProvider }: City) {
  return useMemo(() => {
    const mapped = { id, mapProvider };
    return { tiles: tileSourceOf(mapped), aerial: aerialSourceOf(mapped) };
  }, [id, mapProvider]);
}
