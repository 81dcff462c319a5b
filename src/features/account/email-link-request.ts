import { exactText } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";
import { ownPathOf } from "../../domain/navigation/own-path.ts";

const ADDRESS_KEY = "parvis.letter-address";
const PAGE_KEY = "parvis.letter-page";
const addressIn = (storage: KeyValueStorage) => storedJson(storage, ADDRESS_KEY, exactText);
const pageIn = (storage: KeyValueStorage) => storedJson(storage, PAGE_KEY, exactText);

/** The address the last sign-in link was sent to: the provider wants it again when the link is opened. */
export function emailLinkAddress(storage: KeyValueStorage): string {
  return addressIn(storage).read() ?? "";
}

/** The page that was refused before that link was asked for; only a path of this app. */
export function emailLinkPage(storage: KeyValueStorage): string | undefined {
  return ownPathOf(pageIn(storage).read() ?? null);
}

export function rememberEmailLink(storage: KeyValueStorage, email: string, page: string | undefined): void {
  if (page === undefined) pageIn(storage).forget();
  else pageIn(storage).write(page);
  addressIn(storage).write(email);
}

export function forgetEmailLink(storage: KeyValueStorage): void {
  addressIn(storage).forget();
  pageIn(storage).forget();
}
