import { useSearchParams } from "react-router-dom";
import { isMapView } from "../../domain/navigation/map-view.ts";
import { queryWith } from "./query-values.ts";

const LIST = { view: "list" } as const;

export function queryForView(query: URLSearchParams, view: "map" | "list"): URLSearchParams {
  return queryWith<{ readonly view: string }>(query, { view }, LIST);
}

export function useIsMapView(): boolean {
  return isMapView(useSearchParams()[0].toString());
}
