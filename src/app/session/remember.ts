/** For what only saves a question at the next start: a full or forbidden localStorage costs the memory, never the work. */
export function remember(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value);
  } catch {
    // The next start asks again.
  }
}
