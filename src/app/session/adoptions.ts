/** What was kept on this device under one account and is another's from now on. */
export interface Adoption {
  readonly from: string;
  readonly to: string;
}

const KEY = "parvis.adoptions";

/** Adoptions that are not finished, by uid. */
export function adoptions(storage: Storage): readonly Adoption[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isAdoption) : [];
  } catch {
    return [];
  }
}

export function noteAdoption(storage: Storage, adoption: Adoption): void {
  storage.setItem(KEY, JSON.stringify([...others(storage, adoption), adoption]));
}

export function forgetAdoption(storage: Storage, adoption: Adoption): void {
  storage.setItem(KEY, JSON.stringify(others(storage, adoption)));
}

function others(storage: Storage, { from, to }: Adoption): readonly Adoption[] {
  return adoptions(storage).filter((other) => other.from !== from || other.to !== to);
}

function isAdoption(value: unknown): value is Adoption {
  const { from, to } = (value ?? {}) as Partial<Record<keyof Adoption, unknown>>;
  return typeof from === "string" && typeof to === "string" && from !== "" && to !== "" && from !== to;
}
