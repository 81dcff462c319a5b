/** The code of a line of the history that the author added. */
export const PRECISION_CODE = "precision";
