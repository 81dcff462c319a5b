import type { Result } from "../../domain/basics/result.ts";
import type { Command } from "../../domain/command/command.ts";
import { writeWithRetry } from "../device/write-with-retry.ts";
import type { DeviceDatabase } from "../device/open-device.ts";
import type { OutboxRow } from "../device/rows.ts";
import type { StorageProblem } from "../device/storage-problem.ts";

/** « Masquer mon nom partout », of what was not sent yet. The city takes the name off what is being sent. */
export function hideMyNameHere(device: DeviceDatabase): Promise<Result<void, StorageProblem>> {
  return writeWithRetry(device, () =>
    device.transaction("rw", [device.outbox, device.drafts], async () => {
      const rows = await device.outbox.toArray();
      await device.outbox.bulkPut(rows.flatMap(withoutName));
      const drafts = await device.drafts.filter(({ fields }) => asksForName(fields)).toArray();
      await device.drafts.bulkPut(
        drafts.map((draft) => ({ ...draft, fields: { ...draft.fields, showName: false } })),
      );
    }),
  );
}

function asksForName(written: object): boolean {
  return "showName" in written && written.showName === true;
}

function withoutName(row: OutboxRow): readonly OutboxRow[] {
  const { command } = row;
  if (!asksForName(command.payload)) return [];
  return [{ ...row, command: { ...command, payload: { ...command.payload, showName: false } } as Command }];
}
