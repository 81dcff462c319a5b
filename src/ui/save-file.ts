const RELEASE_MS = 60_000;

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_MS);
}

/** « parvis-envois-2026-03-12.json ». */
export function datedName(what: string): string {
  return `parvis-${what}-${new Date().toISOString().slice(0, 10)}.json`;
}
