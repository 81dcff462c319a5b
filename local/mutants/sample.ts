/** So many of the items as are asked for, the same for the same seed. */
export function sample<Item>(items: readonly Item[], size: number, seed: number): readonly Item[] {
  const random = mulberry32(seed);
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, size)
    .map(({ item }) => item);
}

/** https://github.com/bryc/code/blob/master/jshash/PRNGs.md: 32 bits of state, enough to shuffle. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
