import { FILE_KEPT_MS } from "../clock/waits.ts";
import { systemClock } from "../clock/system-clock.ts";
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  systemClock.after(FILE_KEPT_MS, () => URL.revokeObjectURL(url));
}

/** « parvis-envois-2026-03-12.json ». */
export function datedName(what: string): string {
  return `parvis-${what}-${new Date(systemClock.now()).toISOString().slice(0, 10)}.json`;
}
