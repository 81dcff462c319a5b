import { useMemo } from "react";
import type { Schema } from "../../domain/basics/schema.ts";
import type { CityId } from "../../domain/city/city.ts";
import { useKeptText } from "./use-kept-text.ts";

/** What is typed into a few fields that belong together, as `useKeptText` keeps one; null while nothing is. */
export function useKept<T extends object>(
  cityId: CityId,
  name: string,
  schema: Schema<T>,
): readonly [T | null, (next: T | null) => void] {
  const { text, type } = useKeptText(cityId, name);
  const kept = useMemo(() => {
    if (text === "") return null;
    // An earlier version may have kept other fields.
    const parsed = schema.parse(JSON.parse(text));
    return parsed.ok ? parsed.value : null;
  }, [text, schema]);
  return [kept, (next) => type(next === null ? "" : JSON.stringify(next))];
}
