import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import { openDevice } from "../../../src/data/device/open-device.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aDraft, aPhoto } from "./a-device.ts";

/** What one browser holds of a local guest and of the account that they come to. */
export function twoDevices() {
  const options = { indexedDB: new IDBFactory(), IDBKeyRange };
  return { local: openDevice("local-0192", options), mine: openDevice("guest-new", options) };
}

export const REPORT = aCommand({ id: anIdentifier(1) });
export const PHOTO = aPhoto({ id: anIdentifier(11), ownerId: REPORT.id });

/** A local guest who committed a report with a photo and left a draft. */
export async function aLocalGuestAtWork() {
  const { local, mine } = twoDevices();
  await local.photos.add(PHOTO);
  await commitCommand(local, { command: REPORT, photoIds: [PHOTO.id] });
  await local.drafts.add(aDraft({ id: anIdentifier(2) }));
  return { local, mine };
}
