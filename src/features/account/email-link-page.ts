import { ownPathOf } from "../../domain/navigation/own-path.ts";

const KEY = "parvis.letter-page";

/** The page that was refused before a sign-in link was asked for; only a path of this app. */
export function emailLinkPage(storage: Storage): string | undefined {
  return ownPathOf(storage.getItem(KEY));
}

/** @param asked undefined forgets the page of an earlier link */
export function rememberEmailLinkPage(storage: Storage, asked: string | undefined): void {
  if (asked === undefined) return storage.removeItem(KEY);
  try {
    storage.setItem(KEY, asked);
  } catch {
    // A browser that keeps nothing forgets the page, not the sign-in.
  }
}
