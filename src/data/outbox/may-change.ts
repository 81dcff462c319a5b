import type { OutboxRow } from "../device/rows.ts";

/** A row that was sent and not answered may already be the city's: it can be neither edited nor taken back. */
export function mayChange(row: Pick<OutboxRow, "state" | "attempts">): boolean {
  const neverSent = row.state === "queued" && row.attempts === 0;
  return neverSent || row.state === "refused" || row.state === "conflict";
}
