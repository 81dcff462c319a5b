import { ownPathOf } from "../../domain/navigation/own-path.ts";

const ADDRESS_KEY = "parvis.letter-address";
const PAGE_KEY = "parvis.letter-page";

/** The address the last sign-in link was sent to: the provider wants it again when the link is opened. */
export function emailLinkAddress(storage: Storage): string {
  return storage.getItem(ADDRESS_KEY) ?? "";
}

/** The page that was refused before that link was asked for; only a path of this app. */
export function emailLinkPage(storage: Storage): string | undefined {
  return ownPathOf(storage.getItem(PAGE_KEY));
}

export function rememberEmailLink(storage: Storage, email: string, page: string | undefined): void {
  try {
    if (page === undefined) storage.removeItem(PAGE_KEY);
    else storage.setItem(PAGE_KEY, page);
    storage.setItem(ADDRESS_KEY, email);
  } catch {
    // Without storage the address is asked for again, and no page is offered.
  }
}

export function forgetEmailLink(storage: Storage): void {
  storage.removeItem(ADDRESS_KEY);
  storage.removeItem(PAGE_KEY);
}
