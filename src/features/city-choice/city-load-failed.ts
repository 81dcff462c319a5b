import { msg } from "@lingui/core/macro";

/** The toast of the specification, letter for letter. It comes with the first paint; the words of the choice do not. */
export const CITY_LOAD_FAILED = msg`Veuilliez sélectionner une ville`;
