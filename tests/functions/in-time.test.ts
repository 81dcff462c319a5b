import { expect, it } from "vitest";
import { inTime } from "../../functions/src/commands/in-time.ts";
import { SUBMIT_BUDGET_MS } from "../../functions/src/config.ts";
import { SUBMIT_MS_MAX } from "../../src/clock/waits.ts";
import { fakeClock } from "../support/fake-clock.ts";

const never = () => new Promise<string>(() => undefined);

it("answers before the device stops waiting [OFF-21]", async () => {
  expect(SUBMIT_BUDGET_MS).toBeLessThan(SUBMIT_MS_MAX);
  const clock = fakeClock();
  const answer = inTime(clock.now() + SUBMIT_BUDGET_MS, "later", never, clock);
  await clock.advance(SUBMIT_BUDGET_MS);
  expect(await answer).toBe("later");
});

it("begins nothing that comes after that [OFF-21]", async () => {
  const clock = fakeClock();
  const work = () => Promise.reject(new Error("Begun."));
  expect(await inTime(clock.now(), "later", work, clock)).toBe("later");
});

it("answers what was done in time [OFF-21]", async () => {
  const clock = fakeClock();
  expect(await inTime(clock.now() + 1, "later", () => Promise.resolve("done"), clock)).toBe("done");
});
