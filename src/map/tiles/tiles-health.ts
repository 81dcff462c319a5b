/** Of the tiles in sight, once all have answered: how many are drawn, and how many could not be had. */
export interface TilesHealth {
  readonly loaded: number;
  readonly failed: number;
}

/** A tile at the edge of the provider's country is no problem; that most are missing is. */
export function tilesProblem({ loaded, failed }: TilesHealth): boolean {
  return failed > loaded;
}
