import { relative } from "node:path";
import type { Plugin } from "vite";
import { createVitest, type TestModule, type Vitest } from "vitest/node";
import { inRoot } from "../paths.ts";
import { InOrder } from "./in-order.ts";

/** Sources that stand for what is on the disk, by path from the root. */
export type Sources = ReadonlyMap<string, string>;

export interface Trial {
  readonly state: "passed" | "failed";
  /** The first test that failed, or what went wrong outside of tests. */
  readonly by: string;
  /** Its file; empty when nothing failed in a test. */
  readonly test: string;
  /** By test file: how long it ran. */
  readonly ms: Readonly<Record<string, number>>;
}

export interface WarmVitest {
  try(sources: Sources, testFiles: readonly string[]): Promise<Trial>;
  close(): Promise<void>;
}

/** One Vitest for many trials: a trial costs a worker for each of its test files, and no start. */
export async function warmVitest(runs: "to the first failure" | "for reach"): Promise<WarmVitest> {
  let sources: Sources = new Map();
  const plugin: Plugin = {
    name: "parvis:mutants",
    enforce: "pre",
    load: (id) => sources.get(relative(inRoot(), id.replace(/\?.*$/u, ""))),
  };
  const vitest = await createVitest(
    {
      root: inRoot(),
      config: inRoot("vite.config.ts"),
      run: false,
      watch: false,
      include: ["tests/**/*.test.{ts,tsx}"],
      exclude: ["**/*.browser.test.{ts,tsx}"],
      environment: "node",
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // It would hand out what it read once.
      fsModuleCache: false,
      fileParallelism: false,
      bail: runs === "for reach" ? 0 : 1,
      reporters: [{}],
      silent: true,
      setupFiles: (runs === "for reach" ? ["record-reach", "functions-here"] : ["functions-here"]).map(
        (name) => inRoot(`local/mutants/${name}.ts`),
      ),
      sequence: { sequencer: InOrder },
      pool: "threads",
    },
    { plugins: [plugin] },
  );
  return {
    try: async (next, testFiles) => {
      for (const file of new Set([...sources.keys(), ...next.keys()])) vitest.invalidateFile(inRoot(file));
      sources = next;
      return trial(vitest, testFiles);
    },
    close: () => vitest.close(),
  };
}

async function trial(vitest: Vitest, testFiles: readonly string[]): Promise<Trial> {
  // It remembers every file it ever ran: what failed in an earlier trial would end this one, and count against it.
  vitest.state.filesMap.clear();
  vitest.state.idMap.clear();
  const project = vitest.getRootProject();
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    testFiles.map((file) => project.createSpecification(inRoot(file))),
  );
  const failed = testModules.find((module) => module.state() === "failed");
  const ms = testModules.map((module) => [relative(inRoot(), module.moduleId), module.diagnostic().duration]);
  return {
    state: failed === undefined && unhandledErrors.length === 0 ? "passed" : "failed",
    by: failed === undefined ? unhandledErrors.map(messageOf).join(" ") : whatFailed(failed),
    test: failed === undefined ? "" : relative(inRoot(), failed.moduleId),
    ms: Object.fromEntries(ms),
  };
}

/** A file whose imports fail has no test that could. */
function whatFailed(module: TestModule): string {
  const [test] = module.children.allTests("failed");
  return (
    test?.fullName ??
    module
      .errors()
      .map(({ message }) => message)
      .join(" ")
  );
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : JSON.stringify(error);
}
