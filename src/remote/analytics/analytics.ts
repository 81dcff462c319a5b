import type { PlaceName } from "../../domain/navigation/access.ts";

/** Who counts visits. It hears the name of a place and nothing else: no commune, no identifier, no text, no query. */
export interface Analytics {
  readonly pageView: (place: PlaceName) => void;
  /** The person changed their mind: nothing is counted any more. */
  readonly stop: () => void;
}
