import type { ReactNode, Ref } from "react";

import type { KnownStreet } from "../domain/place/known-streets.ts";
import type { Outline } from "../domain/place/outline.ts";
import type { Place } from "../domain/place/place.ts";
import type { Insets, MapView } from "./camera/map-view.ts";
import type { Position } from "./layers/here.tsx";
import type { MapHandle } from "./map-handle.ts";
import type { MapTexts } from "./map-texts.ts";
import type { Pin } from "./pin.ts";
import type { TileSource } from "./tiles/tile-source.ts";

export interface PlacingParts {
  /** What is known of the place, beside the button that takes it; without a background another way leads there. */
  readonly renderAbout: (isBare: boolean) => ReactNode;
  /** Where a form leads to whoever has not taken one yet. */
  readonly buttonId: string;
  /** Of the words that say what is wrong with it, among what is known. */
  readonly problemId: string | undefined;
}

export interface CommuneMapProps {
  readonly label: string;
  readonly texts: MapTexts;
  readonly outline: Outline;
  readonly cityHall: Place | null;
  /** Where to look; the map goes there each time the value changes, and is free in between. */
  readonly center: Place;
  readonly zoom: number;
  readonly pins: readonly Pin[];
  readonly selectedId?: string | undefined;
  /** Shown as the selected one is, and beside it. */
  readonly pointedId?: string | undefined;
  readonly onSelect: (id: string) => void;
  /** Escape on the map: close the panel, or stop placing. */
  readonly onEscape?: (() => void) | undefined;
  readonly onMove?: ((view: MapView) => void) | undefined;
  readonly mode?: "browse" | "place";
  readonly place?: Place | null;
  readonly accuracyM?: number | null;
  readonly onPlace?: ((place: Place) => void) | undefined;
  /** While placing. */
  readonly placing?: PlacingParts;
  readonly here?: Position | undefined;
  readonly tiles: TileSource | null;
  /** Beside the credit: what of the map is not sure. */
  readonly note?: string | undefined;
  /** Named on the map while there is no background. */
  readonly streets?: readonly KnownStreet[];
  readonly onTilesProblem?: ((problem: boolean) => void) | undefined;
  readonly insets?: Insets;
  /** Of one kind of map alone: laid over all else on the ground. */
  readonly over?: ReactNode;
  readonly children?: ReactNode;
  readonly ref?: Ref<MapHandle>;
}
