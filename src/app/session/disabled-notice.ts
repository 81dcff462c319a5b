import type { DisabledNotice } from "./startup.ts";

const KEY = "parvis.disabled";

/** Why the city signed this person out: it outlives the page, since the account cannot be asked any more. */
export function disabledNotice(storage: Storage): DisabledNotice | undefined {
  try {
    const { uid, reason, until } = JSON.parse(storage.getItem(KEY) ?? "{}") as Partial<DisabledNotice>;
    if (typeof uid !== "string" || uid === "" || typeof reason !== "string") return undefined;
    return { uid, reason, until: typeof until === "number" ? until : null };
  } catch {
    return undefined;
  }
}

export function keepNotice(storage: Storage, notice: DisabledNotice): void {
  storage.setItem(KEY, JSON.stringify(notice));
}

export function dropNotice(storage: Storage): void {
  storage.removeItem(KEY);
}
