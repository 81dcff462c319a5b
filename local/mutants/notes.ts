type Comparison = (left: number, right: number) => boolean;

/** As JavaScript compares, whatever is compared. */
const COMPARISONS: Readonly<Record<string, Comparison>> = {
  "<": (left, right) => left < right,
  "<=": (left, right) => left <= right,
  ">": (left, right) => left > right,
  ">=": (left, right) => left >= right,
  "===": (left, right) => left === right,
  "!==": (left, right) => left !== right,
};

export const isComparison = (operator: unknown): boolean => String(operator) in COMPARISONS;

function runs(ids: readonly string[]): void {
  for (const id of ids) globalThis.reachedByTests?.add(id);
}

function either<T>(value: T, whenTrue: readonly string[], whenFalse: readonly string[]): T {
  runs(value ? whenTrue : whenFalse);
  return value;
}

function orNone<T>(value: T, ids: readonly string[]): T {
  if (value === undefined || value === null) runs(ids);
  return value;
}

function compared(
  operator: string,
  [left, right]: readonly [left: number, right: number],
  others: readonly (readonly [operator: string, id: string])[],
): boolean {
  const is = (by: string): boolean => COMPARISONS[by]?.(left, right) === true;
  for (const [other, id] of others) if (is(other) !== is(operator)) runs([id]);
  return is(operator);
}

/** What a noted source calls: each answers as the source does, and names the mutants that would not. */
export const NOTES = { runs, either, orNone, compared } as const;
