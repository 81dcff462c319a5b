import { writeWithRetry } from "../../src/data/device/write-with-retry.ts";
import type { DeviceDatabase } from "../../src/data/device/open-device.ts";
import type { OutboxRow, OutboxState } from "../../src/data/device/rows.ts";
import type { OutboxStore, PhotoMark, RowMark } from "./ports.ts";

const HELD_UNTIL = "outbox-held-until";
const WAITING: readonly OutboxState[] = ["queued", "sending"];

/** The outbox in the device database; the promises S1 and S2 of the port are kept inside its transactions. */
export function dexieStore(device: DeviceDatabase): OutboxStore {
  const { outbox, photos } = device;
  /** A lost connection is opened again once: every one of these may run twice (F24). */
  const alone = async <T>(mode: "r" | "rw", work: () => Promise<T>): Promise<T> => {
    const done = await writeWithRetry(device, () => device.transaction(mode, [outbox, photos], work));
    if (!done.ok) throw new Error(`The outbox cannot be reached: ${done.problem.code}.`);
    return done.value;
  };
  return {
    rows: () => alone("r", () => outbox.orderBy("seq").toArray()),
    photos: () => alone("r", () => photos.filter(({ sent, refusal }) => !sent && refusal === null).toArray()),
    claim: (ids) => alone("rw", () => claim(device, ids)),
    mark: (marks) => alone("rw", () => mark(device, marks)),
    markPhoto: (photoMark) => alone("rw", () => markPhoto(device, photoMark)),
    wake: () => alone("rw", () => wake(device)),
    async heldUntil() {
      const held = Number((await device.settings.get(HELD_UNTIL))?.value ?? 0);
      return Number.isFinite(held) ? held : 0;
    },
    async hold(until) {
      await writeWithRetry(device, () => device.settings.put({ key: HELD_UNTIL, value: String(until) }));
    },
  };
}

function waitingRows(device: DeviceDatabase, ids: readonly string[]): Promise<OutboxRow[]> {
  const rows = device.outbox.where("id").anyOf(ids);
  return rows.filter(({ state }) => WAITING.includes(state)).sortBy("seq");
}

async function claim(device: DeviceDatabase, ids: readonly string[]): Promise<readonly OutboxRow[]> {
  const rows = await waitingRows(device, ids);
  const claimed = rows.map((row) => ({ ...row, state: "sending" as const }));
  await device.outbox.bulkPut(claimed);
  return claimed;
}

async function mark(device: DeviceDatabase, marks: readonly RowMark[]): Promise<void> {
  const byId = new Map(marks.map((each) => [each.id, each]));
  const rows = await waitingRows(device, [...byId.keys()]);
  await device.outbox.bulkPut(rows.map((row) => ({ ...row, ...byId.get(row.id) })));
}

async function markPhoto(device: DeviceDatabase, { id, ...marked }: PhotoMark): Promise<void> {
  const photo = await device.photos.get(id);
  if (photo !== undefined && !photo.sent) await device.photos.update(id, marked);
}

async function wake(device: DeviceDatabase): Promise<void> {
  const rows = device.outbox.where("state").anyOf(WAITING);
  await rows.and(({ nextAttemptAt }) => nextAttemptAt !== 0).modify({ nextAttemptAt: 0 });
  const photos = device.photos.filter(({ sent, nextAttemptAt }) => !sent && nextAttemptAt !== 0);
  await photos.modify({ nextAttemptAt: 0 });
}
