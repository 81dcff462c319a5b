const KEY = "parvis.letter-address";

/** The address a sign-in link was sent to: the provider wants it again when the link is opened. */
export function emailLinkAddress(storage: Storage): string {
  return storage.getItem(KEY) ?? "";
}

export function rememberEmailLinkAddress(storage: Storage, email: string): void {
  try {
    storage.setItem(KEY, email);
  } catch {
    // A browser that keeps nothing asks for the address again.
  }
}

export function forgetEmailLinkAddress(storage: Storage): void {
  storage.removeItem(KEY);
}
