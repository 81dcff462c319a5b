import { describe, expect, it } from "vitest";
import { runInLanes } from "../../local/testing/lanes.ts";
import type { Lane, Step } from "../../local/testing/steps.ts";
import { A_TOOL } from "./a-report.ts";

const step = (name: string, lane: Lane): Step => ({ ...A_TOOL, name, lane });

describe("the lanes of a test run", () => {
  it("run side by side, and each keeps its order", async () => {
    const events: string[] = [];
    let letUnitEnd = (): void => undefined;
    const unit = new Promise<void>((resolve) => {
      letUnitEnd = resolve;
    });
    const steps = [step("unit", "checks"), step("size", "checks"), step("journeys", "town")];
    await runInLanes(steps, async ({ name }) => {
      events.push(`${name} begins`);
      if (name === "unit") await unit;
      events.push(`${name} ends`);
      // The first lane waits for what the second one does.
      if (name === "journeys") letUnitEnd();
    });
    expect(events).toEqual([
      "unit begins",
      "journeys begins",
      "journeys ends",
      "unit ends",
      "size begins",
      "size ends",
    ]);
  });
});
