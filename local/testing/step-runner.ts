import { rmSync } from "node:fs";

import { inRoot } from "../paths.ts";
import { startProcess, type RunningProcess } from "../processes.ts";
import { say } from "../say.ts";
import { countsOf, type Counts } from "./count-tests.ts";
import type { Step } from "./steps.ts";

const STOP_MS_MAX = 5_000;
const NAME_WIDTH = 13;

export interface StepRunner {
  /** Runs one step to its end; each line it prints carries its name. */
  run(step: Step): Promise<Counts>;
  /** Ends what runs now. */
  stop(): void;
}

export function stepRunner(): StepRunner {
  const running = new Set<RunningProcess>();
  return {
    run: async (step) => {
      say(`${step.name}…`);
      if (step.report !== undefined) rmSync(inRoot(step.report.file), { force: true });
      const prefix = step.name.slice(0, NAME_WIDTH).padEnd(NAME_WIDTH);
      const program = startProcess({
        command: process.execPath,
        args: step.args,
        ...(step.env === undefined ? {} : { env: step.env }),
        onLine: (line) => console.log(`${prefix} | ${line}`),
      });
      running.add(program);
      const code = await program.ended;
      await program.stop(STOP_MS_MAX);
      running.delete(program);
      const counts = countsOf(step, code);
      say(`${step.name}: ${counts.passed} passed, ${counts.failed} failed`);
      return counts;
    },
    stop: () => {
      for (const program of running) void program.stop(STOP_MS_MAX);
    },
  };
}
