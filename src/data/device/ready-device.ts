import { pause } from "../../clock/pause.ts";
import { OPEN_PAUSE_MS } from "../../clock/waits.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { DeviceDatabase } from "./open-device.ts";
import { storageProblemOf, type StorageProblem } from "./storage-problem.ts";

const OPEN_TRIES = 3;

/**
 * Before the first input, so that a device that cannot keep data says so first (P7). Some browsers fail once with
 * UnknownError and then open (F23).
 */
export async function readyDevice(device: DeviceDatabase): Promise<Result<void, StorageProblem>> {
  for (let tries = 1; ; tries += 1) {
    try {
      await device.open();
      await device.settings.count();
      return ok(undefined);
    } catch (error) {
      const problem = storageProblemOf(error);
      if (problem === undefined) throw error;
      if (problem.code === "unavailable" || tries >= OPEN_TRIES) return err(problem);
      await pause(OPEN_PAUSE_MS * tries);
      device.close({ disableAutoOpen: false });
    }
  }
}
