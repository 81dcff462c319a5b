// Order matters: Leaflet writes to innerHTML while it loads, and the policy must allow that one constant by then.
import "./trusted-types-installed.ts";
import "leaflet/dist/leaflet.css";

export {
  circle,
  DivIcon,
  DomUtil,
  GridLayer,
  latLng,
  latLngBounds,
  map as createMap,
  marker,
  point,
  polygon,
  svg,
} from "leaflet";
export type {
  Coords,
  DoneCallback,
  GridLayerOptions,
  LatLng,
  LatLngTuple,
  Map as LeafletMap,
  Marker,
} from "leaflet";
