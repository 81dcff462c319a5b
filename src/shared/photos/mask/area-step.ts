/** One press of an arrow key or of a button: 2 % of the photo. */
export const AREA_STEP = 0.02;
