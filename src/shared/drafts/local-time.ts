import type { Instant } from "../../domain/basics/instant.ts";

const two = (count: number): string => String(count).padStart(2, "0");

/** What a `datetime-local` field holds, by the calendar of the device: "2026-03-12T18:04". */
export function localOfInstant(at: Instant): string {
  const date = new Date(at);
  const day = `${String(date.getFullYear()).padStart(4, "0")}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** `null` when the field is empty or unfinished. */
export function instantOfLocal(value: string): Instant | null {
  const at = Date.parse(value);
  return Number.isNaN(at) ? null : at;
}
