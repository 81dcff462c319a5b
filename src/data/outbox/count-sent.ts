import type { Command } from "../../domain/command/command.ts";
import { NOTHING_SENT, type Sent } from "../../domain/command/quota-problem.ts";
import { sentBefore } from "../../domain/sync/sent-before.ts";
import type { DataContext } from "../data-context.ts";
import { pendingInOrder } from "../device/read-still-here.ts";
import { readReceipts } from "../receipts/read-receipts.ts";

/** What of this kind the person sent before, in all their cities. What cannot be read is not counted: the city counts. */
export async function countSent(
  command: Command,
  { device, replica }: Pick<DataContext, "device" | "replica">,
): Promise<Sent> {
  try {
    const receipts = replica === undefined ? [] : await readReceipts(replica);
    const pending = device === undefined ? [] : await pendingInOrder(device);
    return sentBefore(command, { receipts, pending });
  } catch {
    return NOTHING_SENT;
  }
}
