import type { RxDocument } from "rxdb";
import type { Receipt } from "../../domain/command/outcome.ts";
import type { Content } from "../../domain/content/content.ts";
import { isOfCreation } from "../../domain/content/own-subjects.ts";
import { contentsOf } from "../contents/contents-of.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { localStore } from "../device/page-storage.ts";
import { waitingShares } from "../device/shared-files.ts";
import { keptMapsOf } from "../offline-maps/kept-maps.ts";
import { exportedFileOf, exportedPhotosOf, exportRows } from "../outbox/export-rows.ts";
import { citySizeOf } from "../replica/city-size.ts";
import { keptCityIdsOf } from "../replica/kept-cities.ts";
import type { Replica } from "../replica/open-replica.ts";
import type { Row } from "../replica/row.ts";

interface OpenHalf {
  readonly uid: string;
  readonly device: DeviceDatabase;
  /** Undefined while it is not open: the copies are then told as missing, never as none. */
  readonly replica: Replica | undefined;
}

/** Everything of one person that this device holds, photos included; what proves a sign-in stays out of it. Throws when it cannot be read. */
export async function deviceHalf({ uid, device, replica }: OpenHalf): Promise<object> {
  const rows = await device.outbox.orderBy("seq").toArray();
  const drafts = await device.drafts.toArray();
  const shares = await waitingShares(device.name);
  return {
    outbox: JSON.parse(await (await exportRows(device, rows)).text()) as unknown,
    drafts: await Promise.all(
      drafts.map(async (draft) => ({ ...draft, photos: await exportedPhotosOf(device, draft.id) })),
    ),
    sharedPhotos: await Promise.all(shares.map(exportedFileOf)),
    settings: await device.settings.toArray(),
    remembered: remembered(localStore(), device.name),
    offlineMaps: await keptMapsOf(device),
    copies: replica === undefined ? { missing: "not_open" } : await copiesOf(uid, device, replica),
  };
}

async function copiesOf(uid: string, device: DeviceDatabase, replica: Replica): Promise<object> {
  const [users, userCities, receipts] = await Promise.all([
    replica.users.find().exec(),
    replica.userCities.find().exec(),
    replica.receipts.find().exec(),
  ]);
  const contents = await contentsOf(replica);
  const own = new Set(receipts.flatMap((row) => ownSubjectOf(docOf(row))));
  // Version 0.1 published who wrote it.
  const isOwn = ({ id, authorId }: Content): boolean => own.has(id) || authorId === uid;
  const cityIds = await keptCityIdsOf(replica);
  return {
    profile: users.map(docOf),
    cities: userCities.map(docOf),
    receipts: receipts.map(docOf),
    reports: contents.map(docOf).filter((content) => content !== null && isOwn(content)),
    keptCommunes: await Promise.all(
      cityIds.map(async (cityId) => ({ cityId, ...(await citySizeOf(replica, device, cityId)) })),
    ),
  };
}

function ownSubjectOf(receipt: Receipt | null): readonly string[] {
  return receipt !== null && isOfCreation(receipt) ? [receipt.subject.id] : [];
}

function docOf<T>(row: RxDocument<Row<T>>): T | null {
  return row.toJSON().doc as T | null;
}

/** What this site keeps beside the databases; what belongs to another account's database is theirs. */
function remembered(storage: Storage, deviceName: string): Readonly<Record<string, string | null>> {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  const own = keys.filter(
    (key) =>
      key.startsWith("parvis") && (!key.startsWith("parvis-device-") || key.startsWith(`${deviceName}-`)),
  );
  return Object.fromEntries(own.map((key) => [key, storage.getItem(key)]));
}
