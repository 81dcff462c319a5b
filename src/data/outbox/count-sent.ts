import type { Command } from "../../domain/command/command.ts";
import { sentForDay } from "../../domain/sync/sent-for-day.ts";
import type { DataContext } from "../data-context.ts";
import { pendingInOrder } from "../device/read-still-here.ts";
import { readReceipts } from "../receipts/read-receipts.ts";

/** How many of this kind the person did that day, in all their cities. What cannot be read is not counted: the city counts. */
export async function countSent(
  command: Command,
  { device, replica }: Pick<DataContext, "device" | "replica">,
): Promise<number> {
  try {
    const receipts = replica === undefined ? [] : await readReceipts(replica);
    const pending = device === undefined ? [] : await pendingInOrder(device);
    return sentForDay(command, { receipts, pending });
  } catch {
    return 0;
  }
}
