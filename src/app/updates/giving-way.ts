/** A new version is about to take over: what only keeps things ahead stops asking, and goes on in the next page. */
export const GIVING_WAY = "parvis:giving-way";
