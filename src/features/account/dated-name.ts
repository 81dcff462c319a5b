/** « parvis-envois-2026-03-12.json ». */
export function datedName(what: string): string {
  return `parvis-${what}-${new Date().toISOString().slice(0, 10)}.json`;
}
