// Order matters: Leaflet writes to innerHTML while it loads, and the policy must allow that one constant by then.
import "./trusted-types-installed.ts";
import "leaflet/dist/leaflet.css";

export { CRS, DivIcon, DomUtil, GridLayer, latLng, latLngBounds, point, svg } from "leaflet";
export type {
  Coords,
  DoneCallback,
  GridLayerOptions,
  LatLng,
  LatLngBounds,
  LatLngTuple,
  Map as LeafletMap,
  TileEvent,
} from "leaflet";
export { Circle, MapContainer, Marker, Polygon, useMap } from "react-leaflet";
