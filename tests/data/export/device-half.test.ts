import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { contourRowId } from "../../../src/data/contours/contour-row-id.ts";
import { commitCommand } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import { keepSharedFiles } from "../../../src/data/device/shared-files.ts";
import { deviceHalf } from "../../../src/data/export/device-half.ts";
import { keepOfflineMap, type OfflineMap } from "../../../src/data/offline-maps/offline-map.ts";
import { COLLECTIONS, type CollectionName, type Documents } from "../../../src/data/replica/collections.ts";
import type { Replica } from "../../../src/data/replica/open-replica.ts";
import type { PositionRow } from "../../../src/data/replica/position-row.ts";
import type { Row } from "../../../src/data/replica/row.ts";
import { emptyMembership } from "../../../src/domain/account/membership.ts";
import { utf8BytesOf } from "../../../src/domain/basics/utf8-bytes.ts";
import type { Receipt } from "../../../src/domain/command/outcome.ts";
import { memoryStorage } from "../../app/memory-storage.ts";
import { aCity } from "../../examples/a-city.ts";
import { aCommand } from "../../examples/a-command.ts";
import { anAnomaly } from "../../examples/an-anomaly.ts";
import { anIdea } from "../../examples/an-idea.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { memoryCaches } from "../../support/memory-caches.ts";
import { aDevice, aDraft, aPhoto } from "../environment/a-device.ts";
import { aReplica } from "../replica/a-replica.ts";

const UID = "resident-yann";
let device: DeviceDatabase;
let replica: Replica;

beforeEach(async () => {
  vi.stubGlobal("caches", memoryCaches());
  vi.stubGlobal("navigator", { locks: { request: async (_: string, run: () => Promise<void>) => run() } });
  vi.stubGlobal("localStorage", memoryStorage());
  device = aDevice();
  replica = await aReplica();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await replica.remove();
});

const begun = (id: string): PositionRow => ({
  id,
  checkpoint: "0.0||1.a",
  sweeps: false,
  provenAt: 0,
  upToDateAt: 0,
  liveUntil: 0,
  quarantined: [],
  wantedAt: 0,
});

async function keep<N extends CollectionName>(name: N, id: string, doc: Documents[N]): Promise<void> {
  const row = { id, ...COLLECTIONS[name].columnsOf(doc), rank: 1, epoch: "1.a", doc };
  await (replica[name] as unknown as { upsert(row: Row<unknown>): Promise<unknown> }).upsert(row);
}

const receipt = (n: number, over: Partial<Receipt> = {}): Receipt => ({
  commandId: anIdentifier(n),
  kind: "report-anomaly",
  cityId: "35024",
  subject: { collection: "anomalies", id: anIdentifier(n) },
  outcome: { commandId: anIdentifier(n), state: "applied", rev: 1, number: "2026-0142", appliedAt: NOW },
  content: null,
  rev: 1,
  updatedAt: NOW,
  schemaVersion: 1,
  ...over,
});

it("holds what was written and not sent, with its photos, and what else the device keeps for the person [AUTH-22, AUTH-30]", async () => {
  await device.photos.bulkAdd([
    aPhoto({ id: anIdentifier(11), ownerId: anIdentifier(1) }),
    aPhoto({ id: anIdentifier(12), ownerId: anIdentifier(2), alt: "Le banc" }),
  ]);
  for (const n of [3, 1])
    await commitCommand(device, {
      command: aCommand({ id: anIdentifier(n) }),
      photoIds: n === 1 ? [anIdentifier(11)] : [],
    });
  const draft = aDraft({ id: anIdentifier(2) });
  await device.drafts.add(draft);
  await device.settings.put({ key: "tour 35024", value: "[]" });
  await keepSharedFiles([new Blob(["png"], { type: "image/png" })]);
  const map: OfflineMap = {
    url: "https://t.test",
    zoomMax: 15,
    tiles: 9,
    done: 2,
    bytes: 3,
    state: "wanted",
  };
  await keepOfflineMap(device, "35024", map);
  const half = await deviceHalf({ uid: UID, device, replica: undefined });
  const photo = { type: "image/jpeg", base64: "/9j/4A==" };
  expect(half).toMatchObject({
    outbox: {
      format: "parvis-outbox-1",
      commands: [
        { command: { id: anIdentifier(3) }, photos: [] },
        { command: { id: anIdentifier(1) }, photos: [{ id: anIdentifier(11), ...photo }] },
      ],
    },
    drafts: [{ ...draft, photos: [{ id: anIdentifier(12), alt: "Le banc", ...photo }] }],
    sharedPhotos: [{ type: "image/png", base64: btoa("png") }],
    settings: [{ key: "offline-map:35024" }, { key: "tour 35024", value: "[]" }],
    offlineMaps: [{ cityId: "35024", map, tiles: 0 }],
    // Not open, which is another thing than none.
    copies: { missing: "not_open" },
  });
});

it("holds what the page keeps beside the databases, and nothing of another account or another site [AUTH-22, P8]", async () => {
  const own = { "parvis.city": "35024", [`${device.name}-drafts`]: "1", "parvis-language": "fr" };
  const others = { [`${device.name}2-drafts`]: "2", "parvis-device-anna-canary": "3", other: "4" };
  for (const [key, value] of Object.entries({ ...own, ...others })) localStorage.setItem(key, value);
  expect(await deviceHalf({ uid: UID, device, replica })).toMatchObject({ remembered: own });
  const { remembered } = (await deviceHalf({ uid: UID, device, replica })) as { remembered: object };
  expect(remembered).toEqual(own);
});

it("holds a copy of what the city knows of the person, and what they wrote in it alone [AUTH-22, AUTH-29]", async () => {
  const [own, before, another] = [
    anAnomaly({ id: anIdentifier(1), authorId: "" }),
    anIdea({ id: anIdentifier(2), authorId: UID }),
    anAnomaly({ id: anIdentifier(3), authorId: "resident-anna" }),
  ];
  await keep("anomalies", own.id, own);
  await keep("ideas", before.id, before);
  await keep("anomalies", another.id, another);
  const membership = emptyMembership("35024", NOW);
  await keep("userCities", "35024", membership);
  const receipts = [
    receipt(1),
    // To follow is not to write.
    receipt(4, { kind: "follow-anomaly", subject: { collection: "anomalies", id: another.id } }),
  ];
  for (const one of receipts) await keep("receipts", one.commandId, one);
  const city = aCity();
  await keep("cities", "35024", city);
  const contour = { cityId: "35024", contour: "{}", rev: 1, updatedAt: NOW, schemaVersion: 1 } as const;
  await keep("contours", contourRowId("35024"), contour);
  await replica.positions.upsert(begun("anomalies:35238"));
  await replica.positions.upsert(begun("ideas:29019"));
  await device.photos.add(aPhoto({ bytes: 1000 }));
  await device.photos.add(aPhoto({ id: anIdentifier(12), cityId: "29019", bytes: 7 }));
  const half = (await deviceHalf({ uid: UID, device, replica })) as { readonly copies: object };
  const documents = [own, before, another, city, contour];
  const bytes = documents.reduce((sum, each) => sum + utf8BytesOf(JSON.stringify(each)), 1000);
  expect(half.copies).toEqual({
    profile: [],
    cities: [membership],
    receipts,
    reports: [own, before],
    keptCommunes: [
      { cityId: "35024", reports: 2, bytes },
      // Begun, and nothing said yet but that nothing is: two empty texts.
      { cityId: "35238", reports: 0, bytes: 4 },
    ],
  });
});
