import * as fc from "fast-check";
import { describe, it } from "vitest";
import { stories } from "../../support/stories.ts";
import { Scenario } from "./environment/scenario.ts";

const RUNS = 150;

/** One thing that happens; numbers are taken modulo what there is, so that every shrunk list is still a scenario. */
const event = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("report"), n: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("refused report"), n: fc.constant(0) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("follow"), n: fc.nat(50) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("flush"), n: fc.nat(1) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant("weather"), n: fc.nat(30) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("kill"), n: fc.nat(40) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("stick"), n: fc.nat(50) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("unstick"), n: fc.constant(0) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("settle"), n: fc.constant(0) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("clock"), n: fc.integer({ min: -3, max: 3 }) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("wait"), n: fc.nat(120) }) },
);

describe("the outbox engine in all weathers", () => {
  it("loses nothing and sends nothing twice, whatever happens and in whatever order [P1, P2, P6, OFF-8]", async () => {
    const scenarios = fc.asyncProperty(
      fc.array(event, { minLength: 10, maxLength: 60 }),
      fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
      async (events, chances) => {
        const scenario = new Scenario(() => chances.next().value);
        for (const each of events) {
          await scenario.happen(each);
          scenario.checkAlways();
        }
        await scenario.quiet();
        scenario.checkAtTheEnd();
        for (const page of scenario.pages) page.kill();
      },
    );
    await fc.assert(scenarios, { numRuns: stories(RUNS) });
  }, 120_000);
});
