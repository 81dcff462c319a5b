/** So many failures without one success are said at once; fewer wait until every tile has answered. */
const FAILURES_SAID_AT_ONCE = 4;

/**
 * Of the tiles in sight. A tile at the edge of the provider's country is no problem; that most are missing is, and of a
 * picture that has to be whole the first.
 *
 * @returns `undefined`: too early to tell
 */
export function tilesProblem(
  loaded: number,
  failed: number,
  { settled, whole }: { readonly settled: boolean; readonly whole: boolean },
): boolean | undefined {
  const isSaidAtOnce = whole ? failed > 0 : loaded === 0 && failed >= FAILURES_SAID_AT_ONCE;
  return isSaidAtOnce || (settled ? failed > loaded : undefined);
}
