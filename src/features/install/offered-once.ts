const KEY = "parvis.install-offered";
const REFUSED = "refused";

/** The offer is tied to the first report that was sent. */
export function isOfferFor(storage: Storage, reportId: string): boolean {
  const offered = storage.getItem(KEY);
  return offered === null || offered === reportId;
}

export function rememberOffer(storage: Storage, reportId: string): void {
  write(storage, reportId);
}

export function rememberRefusal(storage: Storage): void {
  write(storage, REFUSED);
}

function write(storage: Storage, value: string): void {
  try {
    storage.setItem(KEY, value);
  } catch {
    // Without storage the offer may be shown once more.
  }
}
