import { startEmulators } from "../emulators.ts";
import { emptyEmulators } from "../emulators/empty.ts";
import type { MutantRoom } from "./rooms.ts";
import { trials, type Trials } from "./trials.ts";

export interface RoomTrials extends Trials {
  stop(): Promise<void>;
}

/** The trials of a room, and what runs beside them from the first to the last. */
export async function roomTrials(
  { hasEmulators }: MutantRoom,
  env: NodeJS.ProcessEnv = {},
): Promise<RoomTrials> {
  if (hasEmulators !== true) {
    const lab = trials(env);
    return { ...lab, stop: () => Promise.resolve(lab.close()) };
  }
  const emulators = await startEmulators({ only: ["auth", "firestore"] });
  // Before any thread begins: it would not listen later.
  process.env["TZ"] = "UTC";
  const lab = trials(env);
  return {
    close: () => lab.close(),
    // What one mutant wrote is no fault of the next.
    try: async (request) => {
      await emptyEmulators(emulators.ports);
      return lab.try(request);
    },
    stop: async () => {
      lab.close();
      await emulators.stop();
    },
  };
}
