import { LANES, type Lane, type Step } from "./steps.ts";

/** The lanes side by side, the steps of each in their order. */
export async function runInLanes(steps: readonly Step[], run: (step: Step) => Promise<void>): Promise<void> {
  const inLane = async (lane: Lane): Promise<void> => {
    for (const step of steps.filter((one) => one.lane === lane)) await run(step);
  };
  await Promise.all(LANES.map(inLane));
}
