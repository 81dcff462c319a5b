import { exactText, integer, object } from "../../domain/basics/schema.ts";
import { storedJson, type KeyValueStorage } from "../../domain/basics/stored-json.ts";

/** Whose session ended by itself while something of theirs waits on this device. Kept outside their closed databases. */
export interface WaitingOwner {
  readonly uid: string;
  /** Empty where they have none. */
  readonly name: string;
  readonly email: string;
  readonly unsent: number;
}

const OWNER = object<WaitingOwner>(
  {
    uid: exactText,
    name: exactText,
    email: exactText,
    unsent: integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  },
  { unknown: "dropped" },
);

const ownerIn = (storage: KeyValueStorage) => storedJson(storage, "parvis.waiting-owner", OWNER);

export function waitingOwner(storage: KeyValueStorage): WaitingOwner | undefined {
  return ownerIn(storage).read();
}

export function keepWaitingOwner(storage: KeyValueStorage, owner: WaitingOwner): void {
  ownerIn(storage).write(owner);
}

/** They are back, or their things were taken off this device. */
export function forgetWaitingOwner(storage: KeyValueStorage, uid: string): void {
  if (waitingOwner(storage)?.uid === uid) ownerIn(storage).forget();
}
