import type { Identifier } from "../../domain/basics/identifier.ts";
import type { Result } from "../../domain/basics/result.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { DraftRow } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";
import { trackWrite } from "../device/pending-writes.ts";

type Saved = Result<void, StorageProblem>;

interface Pen {
  readonly device: DeviceDatabase;
  /** What was typed since the write under way began. */
  next: DraftRow | undefined;
  writing: Promise<Saved> | undefined;
}

/** One pen for each draft being written; gone when everything typed is on the disk. */
const pens = new Map<string, Pen>();

let listening = false;

/**
 * Called at each keystroke. Keystrokes that come during a write become one write; the last one is always written.
 *
 * @returns when this draft, or a later one of the same id, is on the disk.
 */
export function saveDraft(device: DeviceDatabase, draft: DraftRow): Promise<Saved> {
  writeWhenThePageLeaves();
  const key = keyOf(device, draft.id);
  const pen = pens.get(key) ?? { device, next: undefined, writing: undefined };
  pens.set(key, pen);
  pen.next = draft;
  pen.writing ??= trackWrite(device.name, writeAll(key, pen, draft));
  return pen.writing;
}

/** Drops what is typed and not yet written, and answers it: the person threw the draft away. */
export function forgetDraft(device: DeviceDatabase, id: Identifier): DraftRow | undefined {
  const pen = pens.get(keyOf(device, id));
  const dropped = pen?.next;
  if (pen !== undefined) pen.next = undefined;
  return dropped;
}

function keyOf(device: DeviceDatabase, id: Identifier): string {
  return `${device.name} ${id}`;
}

/** The pen is put down in the same turn in which nothing more is found to write: a keystroke between the two would be lost. */
async function writeAll(key: string, pen: Pen, first: DraftRow): Promise<Saved> {
  let draft: DraftRow | undefined = first;
  let saved: Saved;
  try {
    do {
      pen.next = undefined;
      saved = await write(pen.device, draft);
      draft = pen.next;
    } while (draft !== undefined);
  } finally {
    pens.delete(key);
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

/** A leaving page waits for nobody: the write is handed over now, and IndexedDB keeps it behind the one under way. */
function writePending(): void {
  for (const pen of pens.values()) {
    if (pen.next !== undefined) void write(pen.device, pen.next);
  }
}
