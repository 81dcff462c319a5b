import { expect, describe, it, vi } from "vitest";
import { stepRunner } from "../../local/testing/step-runner.ts";
import { A_TOOL } from "./a-report.ts";

function printed() {
  const lines: string[] = [];
  vi.spyOn(console, "log").mockImplementation((line: string) => void lines.push(line));
  return lines;
}

describe("a step of the test run", () => {
  it("prints each line under its name", async () => {
    const lines = printed();
    const args = ["-e", "console.log('one'); console.log('two')"];
    expect(await stepRunner().run({ ...A_TOOL, args })).toEqual({ passed: 1, failed: 0 });
    expect(lines).toEqual(expect.arrayContaining(["a suite       | one", "a suite       | two"]));
  });

  it("ends when the run is interrupted, beside others, and counts as failed", async () => {
    const lines = printed();
    const runner = stepRunner();
    const args = ["-e", "console.log('here'); setInterval(() => {}, 1000)"];
    const steps = [runner.run({ ...A_TOOL, args }), runner.run({ ...A_TOOL, args })];
    await vi.waitUntil(() => lines.filter((line) => line.endsWith("| here")).length === 2, {
      timeout: 20_000,
    });
    runner.stop();
    expect(await Promise.all(steps)).toEqual([
      { passed: 0, failed: 1 },
      { passed: 0, failed: 1 },
    ]);
  });
});
