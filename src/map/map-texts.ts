/** Every word the map says. The map knows no sentence: features pass theirs. */
export interface MapTexts {
  /** Read with the map's name while looking around: arrows, + and −, Enter to walk the pins, Escape. */
  readonly browseHelp: string;
  /** The same while placing: arrows, + and −, Space or Enter to place, Escape to leave. */
  readonly placeHelp: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly nextPin: string;
  readonly previousPin: string;
  /** « 12 anomalies, dont 8 ouvertes ». */
  readonly cluster: (count: number, open: number) => string;
  readonly cityHall: string;
  /** The button that takes the middle of the map, and the same once a place is taken. */
  readonly placeHere: string;
  readonly placed: string;
  readonly tilesUnavailable: string;
}
