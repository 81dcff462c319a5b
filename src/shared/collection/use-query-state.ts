import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** A value kept in the address: « Précédent », a link and a reload find it again. */
export function useQueryState<T>(
  read: (query: URLSearchParams) => T,
  write: (query: URLSearchParams, value: T) => URLSearchParams,
): readonly [T, (next: (before: T) => T) => void] {
  const [query, setQuery] = useSearchParams();
  const value = useMemo(() => read(query), [read, query]);
  return [
    value,
    (next) =>
      setQuery((before) => write(before, next(read(before))), { replace: true, preventScrollReset: true }),
  ];
}
