import type { OutboxStore } from "../../../../replication/outbox/ports.ts";
import type { OutboxRow, PhotoRow } from "../../../../src/data/device/rows.ts";

export interface MemoryStore extends OutboxStore {
  /** What is on the « disk »: it outlives every engine. */
  readonly disk: { rows: readonly OutboxRow[]; photos: readonly PhotoRow[] };
}

const isWaiting = ({ state }: OutboxRow): boolean => state === "queued" || state === "sending";

/** The outbox without a database: each method changes everything or nothing, as a transaction does. */
export function memoryStore(rows: readonly OutboxRow[] = [], photos: readonly PhotoRow[] = []): MemoryStore {
  const disk: MemoryStore["disk"] = { rows, photos };
  let held = 0;
  return {
    disk,
    rows: async () => disk.rows.toSorted((a, b) => a.seq - b.seq),
    photos: async () => disk.photos.filter(({ sent, refusal }) => !sent && refusal === null),
    claim: async (ids) => {
      const isClaimed = (row: OutboxRow): boolean => ids.includes(row.id) && isWaiting(row);
      disk.rows = disk.rows.map((row) => (isClaimed(row) ? { ...row, state: "sending" } : row));
      return disk.rows.filter(isClaimed).toSorted((a, b) => a.seq - b.seq);
    },
    mark: async (marks) => {
      disk.rows = disk.rows.map((row) => {
        const mark = marks.find(({ id }) => id === row.id);
        return mark !== undefined && isWaiting(row) ? { ...row, ...mark } : row;
      });
    },
    markPhoto: async (mark) => {
      disk.photos = disk.photos.map((photo) =>
        photo.id === mark.id && !photo.sent ? { ...photo, ...mark } : photo,
      );
    },
    heldUntil: async () => held,
    hold: async (until) => void (held = until),
    wake: async () => {
      disk.rows = disk.rows.map((row) => (isWaiting(row) ? { ...row, nextAttemptAt: 0 } : row));
      disk.photos = disk.photos.map((photo) => (photo.sent ? photo : { ...photo, nextAttemptAt: 0 }));
    },
  };
}
