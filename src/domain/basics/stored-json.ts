import type { Schema } from "./schema.ts";

/** What localStorage, sessionStorage and their stand-ins have alike. */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

interface StoredJson<T> {
  /** Undefined where nothing is stored, or nothing of this shape. */
  read(): T | undefined;
  /** False where the storage is full or forbidden. */
  write(value: T): boolean;
  forget(): void;
}

/** One small value beside the databases. A storage that throws costs the memory of it, never the work; a text is kept bare. */
export function storedJson<T>(storage: KeyValueStorage, key: string, schema: Schema<T>): StoredJson<T> {
  return {
    read() {
      const text = attempt(() => storage.getItem(key)) ?? null;
      if (text === null) return undefined;
      const bare = schema.parse(text);
      const parsed = bare.ok ? bare : schema.parse(attempt(() => JSON.parse(text) as unknown));
      return parsed.ok ? parsed.value : undefined;
    },
    write(value) {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return attempt(() => (storage.setItem(key, text), true)) === true;
    },
    forget: () => attempt(() => storage.removeItem(key)),
  };
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
