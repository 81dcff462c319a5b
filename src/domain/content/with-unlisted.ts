import type { Content } from "./content.ts";

/** Newest first, with contents that the city's list does not show put in their place by date. */
export function withUnlisted<T extends Content>(listed: readonly T[], unlisted: readonly T[]): readonly T[] {
  if (unlisted.length === 0) return listed;
  const rest = unlisted.toSorted((a, b) => b.updatedAt - a.updatedAt);
  const merged: T[] = [];
  for (const content of listed) {
    while (rest[0] !== undefined && rest[0].updatedAt > content.updatedAt) merged.push(...rest.splice(0, 1));
    merged.push(content);
  }
  return [...merged, ...rest];
}
