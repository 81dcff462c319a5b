/** So many failures without one success are said at once; fewer wait until every tile has answered. */
const FAILURES_SAID_AT_ONCE = 4;

/**
 * Of the tiles that the layer holds, in sight and just around.
 *
 * @returns `undefined`: too early to tell. A tile at the edge of the provider's country is no problem; that most are missing is
 */
export function tilesProblem(loaded: number, failed: number, settled: boolean): boolean | undefined {
  if (loaded === 0 && failed >= FAILURES_SAID_AT_ONCE) return true;
  return settled && loaded + failed > 0 ? failed > loaded : undefined;
}

/** The same of a picture that shows no gaps. */
export function gapsProblem(gaps: number, settled: boolean): boolean | undefined {
  if (gaps > 0) return true;
  return settled ? false : undefined;
}
