/** Compares dotted numbers, as `0.10.2`; anything that is not a number counts as 0. */
export function isOlderVersion(version: string, than: string): boolean {
  const [mine, theirs] = [partsOf(version), partsOf(than)];
  for (let index = 0; index < Math.max(mine.length, theirs.length); index += 1) {
    const difference = (mine[index] ?? 0) - (theirs[index] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

function partsOf(version: string): readonly number[] {
  return version.split(".").map((part) => Number.parseInt(part, 10) || 0);
}
