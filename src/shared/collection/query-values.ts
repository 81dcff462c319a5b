type Value = string | boolean | null;

export function oneOf<T extends string>(allowed: readonly T[], value: string | null, otherwise: T): T {
  return allowed.find((candidate) => candidate === value) ?? otherwise;
}

/** The same query with the values written in; usual ones leave no trace, what is not ours stays. */
export function queryWith<F extends Readonly<Record<keyof F, Value>>>(
  query: URLSearchParams,
  values: F,
  usual: F,
): URLSearchParams {
  const written = new URLSearchParams(query);
  for (const key of Object.keys(values) as (keyof F & string)[]) {
    const value: Value = values[key];
    if (value === usual[key]) written.delete(key);
    else written.set(key, value === true ? "1" : String(value ?? ""));
  }
  return written;
}
