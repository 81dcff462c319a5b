import { msg } from "@lingui/core/macro";

/** The exact wording of the specification. In a module of its own because it is part of the first paint. */
export const CITY_LOAD_FAILED = msg`Veuilliez sélectionner une ville`;
