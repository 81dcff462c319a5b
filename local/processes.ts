import { spawn } from "node:child_process";
import { basename } from "node:path";
import { createInterface } from "node:readline";

import { noteEnd, noteStart } from "./leftovers.ts";
import { inRoot } from "./paths.ts";
import { familyOf, killAll } from "./process-family.ts";

export interface ProcessOptions {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Called for each line on either output. */
  readonly onLine?: (line: string) => void;
}

export interface RunningProcess {
  readonly pid: number;
  /** Settles with the exit code once the process has ended; a signal counts as 1. */
  readonly ended: Promise<number>;
  /** Asks politely, then takes down what is left of it: nothing it started outlives it. */
  stop(graceMs: number): Promise<void>;
}

/**
 * Starts a program at the head of its own process group. A Ctrl-C typed in the terminal therefore reaches us alone, and we decide
 * the order in which things stop.
 */
export function startProcess({
  command,
  args,
  cwd = inRoot(),
  env = {},
  onLine,
}: ProcessOptions): RunningProcess {
  const child = spawn(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const { pid } = child;
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on("line", (line) => onLine?.(line));
  }
  const ended = new Promise<number>((resolve) => {
    child.once("error", () => resolve(127));
    child.once("exit", (code) => resolve(code ?? 1));
  });
  if (pid === undefined) throw new Error(`${command} could not be started.`);
  noteStart(
    pid,
    [command, ...args]
      .map((part) => basename(part))
      .slice(0, 3)
      .join(" "),
  );
  void ended.then(() => noteEnd(pid));
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const killFamily = () => {
    if (isRunning()) killAll(familyOf(pid));
  };
  process.once("exit", killFamily);
  const stop = async (graceMs: number): Promise<void> => {
    process.off("exit", killFamily);
    if (!isRunning()) return killAll([-pid]);
    const family = familyOf(pid);
    child.kill("SIGINT");
    const timer = setTimeout(killFamily, graceMs);
    await ended;
    clearTimeout(timer);
    killAll([-pid, ...family]);
  };
  return { pid, ended, stop };
}

/** Runs a program to its end and gives its exit code. */
export async function runProcess(options: ProcessOptions): Promise<number> {
  const running = startProcess(options);
  const code = await running.ended;
  await running.stop(0);
  return code;
}
