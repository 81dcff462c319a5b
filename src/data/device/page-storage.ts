/** Where this browser lets the page keep small things; what it forbids is kept for as long as the page lives. */
const instead = new Map<string, Storage>();

type Kind = "localStorage" | "sessionStorage";

/** Asked anew each time: reading the property itself throws where all cookies are blocked. */
function storageOf(kind: Kind): Storage {
  const given = givenStorage(kind);
  if (given !== undefined) return given;
  const memory = instead.get(kind) ?? pageMemory();
  instead.set(kind, memory);
  return memory;
}

export const localStore = (): Storage => storageOf("localStorage");
export const sessionStore = (): Storage => storageOf("sessionStorage");

/** False where the browser forbids this site to keep anything (P7). */
export const mayKeep = (): boolean => givenStorage("localStorage") !== undefined;

function givenStorage(kind: Kind): Storage | undefined {
  try {
    return (globalThis as { readonly [K in Kind]?: Storage | null })[kind] ?? undefined;
  } catch {
    return undefined;
  }
}

function pageMemory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    getItem: (key) => values.get(key) ?? null,
    key: (index) => [...values.keys()][index] ?? null,
    removeItem: (key) => void values.delete(key),
    setItem: (key, value) => void values.set(key, value),
  };
}
