import type { MapProvider, OfflineUse } from "./map-provider.ts";
import { archiveAt } from "./own-map.ts";

/** A provider as its terms have it: `offline` is what a deployment gets unasked, `offlineMax` what it may ask for. */
export interface KnownProvider extends MapProvider {
  readonly offlineMax: OfflineUse;
}

const WMTS_PM = "{z}&TILEROW={y}&TILECOL={x}";

function ign(layer: string, format: string): string {
  return `https://data.geopf.fr/wmts?SERVICE=WMTS&REQUEST=GetTile&VERSION=1.0.0&LAYER=${layer}&STYLE=normal&FORMAT=${format}&TILEMATRIXSET=PM&TILEMATRIX=${WMTS_PM}`;
}

/** Providers this app knows the terms of. Weights are averages for planning. */
export const MAP_PROVIDERS = [
  {
    id: "ign-plan",
    url: ign("GEOGRAPHICALGRIDSYSTEMS.PLANIGNV2", "image/png"),
    attribution: "© IGN – Plan IGN v2",
    attributionUrl: "https://geoservices.ign.fr",
    licence: "Licence Ouverte 2.0",
    minNativeZoom: 0,
    maxNativeZoom: 19,
    offline: "browser-cache",
    offlineMax: "archive",
    tileBytes: 25_000,
  },
  {
    id: "ign-ortho",
    url: ign("ORTHOIMAGERY.ORTHOPHOTOS", "image/jpeg"),
    attribution: "© IGN – BD ORTHO",
    attributionUrl: "https://geoservices.ign.fr",
    licence: "Licence Ouverte 2.0",
    minNativeZoom: 0,
    maxNativeZoom: 19,
    offline: "browser-cache",
    offlineMax: "archive",
    tileBytes: 25_000,
  },
  {
    id: "osm",
    url: "https://tile.openstreetmap.org/{z}/{x}/{y}.png",
    attribution: "© les contributeurs d’OpenStreetMap",
    attributionUrl: "https://www.openstreetmap.org/copyright",
    licence: "ODbL 1.0",
    minNativeZoom: 0,
    maxNativeZoom: 19,
    // The foundation's tile policy: « offline use is not permitted ».
    offline: "none",
    offlineMax: "none",
    tileBytes: 10_700,
  },
] as const satisfies readonly KnownProvider[];

export function standInTiles(url: string): MapProvider {
  return { id: "essai", url, ...STAND_IN };
}

export function standInArchive(archive: string): MapProvider {
  return { ...STAND_IN, ...archiveAt(archive), maxNativeZoom: STAND_IN_ARCHIVE_ZOOM_MAX };
}

export const STAND_IN_ARCHIVE_ZOOM_MAX = 15;

const STAND_IN = {
  attribution: "Fond de carte d’essai",
  licence: "libre de tout droit",
  minNativeZoom: 0,
  maxNativeZoom: 19,
  offline: "archive",
  tileBytes: 12_000,
} as const;
