/** A list in parts of so many at most, in its order. */
export function inParts<T>(list: readonly T[], size: number): readonly (readonly T[])[] {
  const length = Math.ceil(list.length / size);
  return Array.from({ length }, (_, part) => list.slice(part * size, (part + 1) * size));
}
