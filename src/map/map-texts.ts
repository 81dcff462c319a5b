/** Every word the map says. The map knows no sentence: features pass theirs. */
export interface MapTexts {
  /** Read with the map's name: arrows, + and −, what Enter does here (walk the pins, or take the place), Escape. */
  readonly help: string;
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
