import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import { trackWrite } from "../device/pending-writes.ts";
import type { DraftRow } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";

type Saved = Result<void, StorageProblem>;

interface DraftWriter {
  readonly device: DeviceDatabase;
  next: DraftRow | undefined;
  writing: Promise<Saved> | undefined;
}

const writers = new Map<string, DraftWriter>();

let listening = false;

/** Called at each keystroke: those that come during a write become one, and the last is always written. */
export function saveDraft(device: DeviceDatabase, draft: DraftRow): Promise<Saved> {
  writeWhenThePageLeaves();
  const key = keyOf(device, draft.id);
  const writer = writers.get(key) ?? { device, next: undefined, writing: undefined };
  writers.set(key, writer);
  writer.next = draft;
  writer.writing ??= trackWrite(device.name, writeAll(key, writer, draft));
  return writer.writing;
}

/** With its photos. A draft that cannot be removed keeps the last keystroke too. */
export async function removeDraft(device: DeviceDatabase, id: Identifier): Promise<Saved> {
  const dropped = dropUnwritten(device, id);
  const removed = await writeWithRetry(device, () =>
    device.transaction("rw", [device.drafts, device.photos], async () => {
      await device.drafts.delete(id);
      await device.photos.where("ownerId").equals(id).delete();
    }),
  );
  if (!removed.ok && dropped !== undefined) await saveDraft(device, dropped);
  return removed;
}

function dropUnwritten(device: DeviceDatabase, id: Identifier): DraftRow | undefined {
  const writer = writers.get(keyOf(device, id));
  const dropped = writer?.next;
  if (writer !== undefined) writer.next = undefined;
  return dropped;
}

function keyOf(device: DeviceDatabase, id: Identifier): string {
  return `${device.name} ${id}`;
}

/** The writer goes in the same turn in which nothing more is found to write: a keystroke between the two would be lost. */
async function writeAll(key: string, writer: DraftWriter, first: DraftRow): Promise<Saved> {
  let draft: DraftRow | undefined = first;
  let saved: Saved;
  try {
    do {
      writer.next = undefined;
      saved = await write(writer.device, draft);
      draft = writer.next;
    } while (draft !== undefined);
  } finally {
    writers.delete(key);
  }
  return saved;
}

/** A keystroke that arrives after the commit must not bring the draft back. */
function write(device: DeviceDatabase, draft: DraftRow): Promise<Saved> {
  return writeWithRetry(device, () =>
    device.transaction("rw", [device.drafts, device.outbox], async () => {
      const committed = await device.outbox.where("id").equals(draft.id).count();
      if (committed === 0) await device.drafts.put(draft);
    }),
  );
}

function writeWhenThePageLeaves(): void {
  if (listening || typeof addEventListener === "undefined") return;
  listening = true;
  addEventListener("pagehide", writePending);
}

/** A leaving page waits for nobody: the write is handed over now, and IndexedDB runs it after the pending one. */
function writePending(): void {
  for (const writer of writers.values()) {
    if (writer.next !== undefined) void write(writer.device, writer.next);
  }
}
