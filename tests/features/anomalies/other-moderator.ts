import { rowOf } from "../../../src/data/device/commit-command.ts";
import type { DeviceDatabase } from "../../../src/data/device/open-device.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import { NOW } from "../../examples/identifiers.ts";

export const A_MODERATOR = { moderatorOfCities: ["35024"], displayName: "Solène Rault" };

/** A decision that another moderator's was before, as the outbox has it once the city has said so. */
export async function wasOvertaken(device: DeviceDatabase, command: Command, theirs: object): Promise<void> {
  const outcome = {
    commandId: command.id,
    state: "conflict",
    refusal: { code: "changed_meanwhile" },
    current: theirs,
    appliedAt: NOW,
  } as const;
  await device.outbox.add({ ...rowOf({ command, photoIds: [] }), state: "conflict", outcome });
}
