import { isSameValue } from "./same-value.ts";

/** Field by field: what one changed since one saw it, over what somebody else wrote meanwhile. */
export function mergedFields<T extends object>(theirs: T, seen: T, mine: T): T {
  const before = new Map<string, unknown>(Object.entries(seen));
  const after = new Map<string, unknown>(Object.entries(mine));
  const own = [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => !isSameValue(before.get(name), after.get(name)),
  );
  const left = Object.entries(theirs).filter(([name]) => !own.includes(name));
  const changed = own.flatMap((name) => (after.has(name) ? [[name, after.get(name)] as const] : []));
  return Object.fromEntries<unknown>([...left, ...changed]) as T;
}

/** The same where the two changed different fields, or one alike; undefined where both changed one, and not alike. */
export function mergedUnlessBoth<T extends object>(theirs: T, seen: T, mine: T): T | undefined {
  const merged = mergedFields(theirs, seen, mine);
  return isSameValue(merged, mergedFields(mine, seen, theirs)) ? merged : undefined;
}
