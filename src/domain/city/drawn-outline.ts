import type { City } from "./city.ts";

/**
 * What is drawn of a commune's outline while its contour is on its way: to half a pixel of a map of the whole commune, from the last time.
 * Apart from the city, since nothing may be decided, measured or downloaded by it.
 */
export interface DrawnOutline extends Pick<City, "id" | "contour"> {}
