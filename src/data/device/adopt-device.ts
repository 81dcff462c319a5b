import { stillHere } from "../../domain/sync/still-here.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { revisionOf, type DraftRow, type OutboxRow, type PhotoRow, type SettingRow } from "./rows.ts";
import { APART, SETTING_DRAFT, TOUR } from "./setting-keys.ts";

export interface DeviceData {
  readonly outbox: readonly OutboxRow[];
  readonly drafts: readonly DraftRow[];
  readonly photos: readonly PhotoRow[];
  /** What was typed without a draft, among what the device keeps for the person. */
  readonly settings: readonly SettingRow[];
}

/** The rest is how this device stands, and is the next account's anew. */
const OF_THE_PERSON = [SETTING_DRAFT, TOUR, APART];

/**
 * Brings what one device database holds into another, in one transaction: everything or nothing (P1). Nothing is taken out
 * of the first, and repeated, it brings only what is new or newer: it may be interrupted anywhere and done again (P2).
 * What the city has whole stays behind; a text it has comes along while photos of it wait.
 */
export async function adoptDevice(from: DeviceDatabase, to: DeviceDatabase): Promise<DeviceData> {
  const deviceData = await deviceDataOf(from);
  await to.transaction("rw", [to.outbox, to.drafts, to.photos, to.settings], async () => {
    await take(to, deviceData);
    await takeSettings(to, deviceData.settings);
  });
  return deviceData;
}

/** Takes out of a device what another has adopted; a draft or text that was written to since, or a photo masked, stays to be adopted again. */
export async function leaveBehind(from: DeviceDatabase, taken: DeviceData): Promise<void> {
  await from.transaction("rw", [from.outbox, from.drafts, from.photos, from.settings], async () => {
    await from.outbox.bulkDelete(taken.outbox.map(({ seq }) => seq));
    const unchanged = taken.photos.map(async ({ id, revision }) => {
      if ((await from.photos.get(id))?.revision === revision) await from.photos.delete(id);
    });
    await Promise.all(unchanged);
    for (const { id, updatedAt } of taken.drafts) {
      await from.drafts
        .where("id")
        .equals(id)
        .and((draft) => draft.updatedAt === updatedAt)
        .delete();
    }
    for (const { key, value } of taken.settings) {
      if ((await from.settings.get(key))?.value === value) await from.settings.delete(key);
    }
  });
}

async function deviceDataOf(device: DeviceDatabase): Promise<DeviceData> {
  return device.transaction("r", [device.outbox, device.drafts, device.photos, device.settings], async () => {
    const rows = await device.outbox.orderBy("seq").toArray();
    const photos = await device.photos.toArray();
    const outbox = stillHere(rows, photos).rows;
    const taken = new Set(outbox.map(({ id }) => id));
    const left = new Set(rows.map(({ id }) => id).filter((id) => !taken.has(id)));
    return {
      outbox,
      drafts: await device.drafts.toArray(),
      photos: photos.filter(({ ownerId }) => !left.has(ownerId)),
      settings: await device.settings.where("key").startsWithAnyOf(OF_THE_PERSON).toArray(),
    };
  });
}

async function take(to: DeviceDatabase, { outbox, drafts, photos }: DeviceData): Promise<void> {
  const rowsHere = new Set((await to.outbox.toArray()).map(({ id }) => id));
  const draftsHere = new Map((await to.drafts.toArray()).map(({ id, updatedAt }) => [id, updatedAt]));
  await to.outbox.bulkAdd(outbox.filter(({ id }) => !rowsHere.has(id)).map(notSent));
  const committed = new Set([...rowsHere, ...outbox.map(({ id }) => id)]);
  await to.drafts.bulkPut(
    drafts.filter(
      ({ id, updatedAt }) =>
        !committed.has(id) && updatedAt > (draftsHere.get(id) ?? Number.NEGATIVE_INFINITY),
    ),
  );
  await to.drafts.bulkDelete([...committed]);
  for (const photo of photos) await takePhoto(to, photo);
}

/** One that was masked while it was adopted comes again, masked (P8); whose it is was said here meanwhile. */
async function takePhoto({ photos }: DeviceDatabase, photo: PhotoRow): Promise<void> {
  const here = await photos.get(photo.id);
  if (here === undefined) await photos.add(photo);
  else if (!here.sent && revisionOf(photo) > revisionOf(here)) {
    const { blob, preview, bytes, alt, revision = 0 } = photo;
    await photos.update(photo.id, { blob, preview, bytes, alt, revision });
  }
}

async function takeSettings(to: DeviceDatabase, settings: readonly SettingRow[]): Promise<void> {
  for (const { key, value } of settings) {
    const here = (await to.settings.get(key))?.value;
    await to.settings.put({ key, value: here === undefined ? value : bothOf(here, value) });
  }
}

/** Two texts of one field stand under each other, a text that went on in place of its beginning; of what is no text, the account's. */
function bothOf(here: string, coming: string): string {
  if (here.includes(coming) || here.startsWith('{"') || here.startsWith("[{")) return here;
  const paragraphs = here.split("\n\n");
  const before = coming.startsWith(paragraphs.at(-1) ?? "") ? paragraphs.slice(0, -1) : paragraphs;
  return [...before, coming].join("\n\n");
}

/** Its place in the order is given anew; a pending send was the other account's. */
function notSent(row: OutboxRow): Omit<OutboxRow, "seq"> {
  const copy: Omit<OutboxRow, "seq"> & { seq?: number } = { ...row };
  delete copy.seq;
  return row.state === "sending" ? { ...copy, state: "queued" } : copy;
}
