import type { Bounds, Pixels } from "../camera/map-view.ts";
import type { LucideIcon } from "lucide-react";

import { latOf, lngOf, type Place } from "../../domain/place/place.ts";
import type { LatLngTuple } from "../leaflet.ts";
import type { Pin } from "../pin.ts";
import { besideRings } from "./beside-rings.ts";
import type { Drawn } from "./cluster-client.ts";

export interface PinLook extends Pick<Pin, "shape" | "tone" | "icon" | "waiting" | "quiet"> {
  readonly selected: boolean;
}

interface ItemBase {
  /** Same key, same element: it is moved or redrawn, never replaced. */
  readonly key: string;
  readonly place: Place;
  readonly label: string;
}

export interface PinItem extends ItemBase {
  readonly kind: "pin";
  readonly id: string;
  readonly look: PinLook;
  readonly aside: Pixels;
}

interface ClusterItem extends ItemBase {
  readonly kind: "cluster";
  readonly count: number;
  readonly open: number;
  readonly bounds: Bounds;
}

export type MapItem = PinItem | ClusterItem;

export interface MapItemsInput {
  /** What the worker answered, by indices into `pins`. */
  readonly drawn: readonly Drawn[];
  readonly pins: readonly Pin[];
  readonly zoom: number;
  /** Outside every cluster: what waits to be sent. */
  readonly alone: readonly Pin[];
  readonly selected: readonly Pin[];
  readonly clusterLabel: (count: number, open: number) => string;
}

const NOT_ASIDE: Pixels = { x: 0, y: 0 };

/** What to draw. Selected pins are always there on their own, even when their place lies in a cluster. */
export function mapItems(input: MapItemsInput): readonly MapItem[] {
  const { drawn, pins, zoom, selected, clusterLabel } = input;
  const held = selected.map(({ id }) => id);
  const items: MapItem[] = [];
  for (const one of drawn) {
    if (one.kind === "cluster") {
      const { id, latE6, lngE6, count, open, bounds } = one;
      items.push({
        kind: "cluster",
        key: `cluster:${id}`,
        place: { latE6, lngE6 },
        label: clusterLabel(count, open),
        count,
        open,
        bounds,
      });
      continue;
    }
    const pin = pins[one.index];
    if (pin !== undefined && !held.includes(pin.id)) items.push(pinItem(pin, false, one.aside));
  }
  const alone = input.alone.filter(({ id }) => !held.includes(id));
  const aside = besideRings(
    alone.map(({ place }) => place),
    {
      rings: drawn.filter((one) => one.kind === "cluster"),
      pins: drawn.flatMap((one) => (one.kind === "pin" ? (pins[one.index]?.place ?? []) : [])),
      zoom,
    },
  );
  for (const [at, pin] of alone.entries()) items.push(pinItem(pin, false, aside[at] ?? NOT_ASIDE));
  for (const pin of selected) items.push(pinItem(pin, true, NOT_ASIDE));
  return items;
}

function pinItem(pin: Pin, selected: boolean, aside: Pixels): MapItem {
  const { id, place, label, ...look } = pin;
  return { kind: "pin", key: `pin:${id}`, id, place, label, look: { ...look, selected }, aside };
}

export function latLngOf({ place }: MapItem): LatLngTuple {
  return [latOf(place), lngOf(place)];
}

export function lookKey({ shape, tone, icon, waiting, quiet, selected }: PinLook): string {
  return [shape, tone, iconNumber(icon), quiet, waiting, selected].join("-");
}

const iconNumbers = new Map<LucideIcon, number>();

/** Counted as they are first seen: icons of two places may have the same name. */
function iconNumber(icon: LucideIcon): number {
  const number = iconNumbers.get(icon) ?? iconNumbers.size;
  iconNumbers.set(icon, number);
  return number;
}
