import { ownPathOf } from "../../domain/navigation/own-path.ts";

const KEY = "parvis.letter-page";

/** The page that was refused before a sign-in letter was asked for, when there was one and it is a path of this app. */
export function letterPage(storage: Storage): string | undefined {
  return ownPathOf(storage.getItem(KEY));
}

/** @param asked undefined forgets what an earlier letter was asked for */
export function rememberLetterPage(storage: Storage, asked: string | undefined): void {
  if (asked === undefined) return storage.removeItem(KEY);
  try {
    storage.setItem(KEY, asked);
  } catch {
    // A browser that keeps nothing forgets the page, not the sign-in.
  }
}
