import { warmVitest, type Trial } from "./warm-vitest.ts";

export interface TrialRequest {
  readonly sources: readonly (readonly [file: string, source: string])[];
  readonly testFiles: readonly string[];
  readonly cpuMsMax: number;
}

export type TrialReply = Trial | { readonly state: "endless" };

const LOOK_MS = 250;

/** The other side of trials.ts: a process of its own, because a mutant that never ends can only be ended with it. */
const warm = await warmVitest(
  process.env["PARVIS_REACH"] === undefined ? "to the first failure" : "for reach",
);

process.on("message", (request: TrialRequest) => void answer(request));
process.on("disconnect", () => process.exit());
process.send?.("ready");

async function answer({ sources, testFiles, cpuMsMax }: TrialRequest): Promise<void> {
  const before = process.cpuUsage();
  // Processor time, not time: a busy machine does not make a mutant look endless.
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1000 < cpuMsMax) return;
    process.send?.({ state: "endless" } satisfies TrialReply);
    process.disconnect();
  }, LOOK_MS);
  const trial = await warm.try(new Map(sources), testFiles);
  clearInterval(watch);
  process.send?.(trial);
}
