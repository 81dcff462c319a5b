/** What became of the tiles asked for since the background last settled. */
export interface TilesHealth {
  readonly loaded: number;
  readonly failed: number;
}

export const NO_TILES_YET: TilesHealth = { loaded: 0, failed: 0 };

/** So many failures without one success are said at once; fewer wait until every tile has answered. */
const FAILURES_SAID_AT_ONCE = 4;

/** `undefined`: too early to tell. One tile at the edge of the provider's country is no problem; none at all is. */
export function tilesProblem({ loaded, failed }: TilesHealth, settled: boolean): boolean | undefined {
  if (loaded > 0) return false;
  if (failed >= FAILURES_SAID_AT_ONCE) return true;
  if (settled && failed > 0) return true;
  return undefined;
}

/** The same of a picture that shows no gaps. */
export function gapsProblem(gaps: number, settled: boolean): boolean | undefined {
  if (gaps > 0) return true;
  return settled ? false : undefined;
}
