import { reportOf, type PlaywrightSuite } from "./report.ts";
import type { Step } from "./steps.ts";

interface Turn {
  readonly passed: boolean;
  readonly ms: number;
}

/** A line for each journey: how many of its turns passed, and how long the middle and the longest one took. */
export function stressTable(step: Step): readonly string[] {
  const report = reportOf(step);
  if (report?.kind !== "playwright") return ["The journeys left no report."];
  const turns = new Map<string, Turn[]>();
  for (const [name, turn] of report.suites.flatMap(turnsOf))
    turns.set(name, [...(turns.get(name) ?? []), turn]);
  return [...turns].map(([name, all]) => `${lineOf(all)}  ${name}`);
}

function lineOf(turns: readonly Turn[]): string {
  const times = turns.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const middle = times[Math.floor(times.length / 2)] ?? 0;
  const passed = turns.filter((turn) => turn.passed).length;
  return `${passed} of ${turns.length} passed, ${seconds(middle)}, at most ${seconds(times.at(-1) ?? 0)}`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

function turnsOf({ file, specs = [], suites = [] }: PlaywrightSuite): readonly (readonly [string, Turn])[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => {
      const ms = results.reduce((sum, { duration = 0 }) => sum + duration, 0);
      return [`${file} › ${title}`, { passed: status === "expected", ms }] as const;
    }),
  );
  return [...own, ...suites.flatMap(turnsOf)];
}
