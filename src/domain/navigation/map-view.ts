const MAP_VIEW = /(?:^|[?&])view=map(?:&|$)/u;

/** A place that is a list first shows its map when the query says so. */
export function isMapView(search: string): boolean {
  return MAP_VIEW.test(search);
}
