const KEY = "parvis.install-offered";
const REFUSED = "refused";

/** Whether the offer after a sent report may be shown under this one. */
export function isOfferFor(storage: Storage, reportId: string): boolean {
  const offered = storage.getItem(KEY);
  return offered === null || offered === reportId;
}

export function noteOffer(storage: Storage, reportId: string): void {
  note(storage, reportId);
}

export function noteRefusedOffer(storage: Storage): void {
  note(storage, REFUSED);
}

function note(storage: Storage, value: string): void {
  try {
    storage.setItem(KEY, value);
  } catch {
    // A full or forbidden storage costs one offer more.
  }
}
