import { deviceNameOf } from "../../data/device/device-name.ts";
import { logProblem } from "../log-problem.ts";

/** Photos shared to Parvis and not yet in a draft are those of whoever was here when they came. */
export function claimShares(uid: string | undefined): Promise<void> {
  if (uid === undefined) return Promise.resolve();
  return attempt(async () => {
    const { claimSharedFiles } = await import("../../data/device/shared-files.ts");
    await claimSharedFiles(deviceNameOf(uid));
  });
}

/** A guest became an account; what could not be handed over now is when the adoption is finished. */
export function handOverShares(from: string, to: string): Promise<void> {
  return attempt(async () => {
    const { handOverSharedFiles } = await import("../../data/device/shared-files.ts");
    await handOverSharedFiles(deviceNameOf(from), deviceNameOf(to));
  });
}

async function attempt(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    logProblem("The shared photos could not be given to their owner.", error);
  }
}
