import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { inRoot } from "../../local/paths.ts";
import type { Step } from "../../local/testing/steps.ts";

export const A_TOOL: Step = { name: "a suite", args: [], needs: "nothing", lane: "checks", budgetS: 10 };

/** A suite that wrote this report of itself. */
export function suiteWith(file: string, kind: "vitest" | "playwright", report: object): Step {
  mkdirSync(inRoot(".cache/tests"), { recursive: true });
  writeFileSync(inRoot(file), JSON.stringify(report));
  return { ...A_TOOL, report: { kind, file } };
}

export function withoutReport(file: string): void {
  rmSync(inRoot(file), { force: true });
}
