const KEY = "parvis.letter-address";

/** The address a sign-in letter was sent to: the provider wants it again when the letter comes back. */
export function letterAddress(storage: Storage): string {
  return storage.getItem(KEY) ?? "";
}

export function rememberLetterAddress(storage: Storage, email: string): void {
  try {
    storage.setItem(KEY, email);
  } catch {
    // A browser that keeps nothing asks for the address again.
  }
}

export function forgetLetterAddress(storage: Storage): void {
  storage.removeItem(KEY);
}
