import { describe, expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import { OUTBOX_LOOK_EVERY_MS } from "../../../src/clock/waits.ts";
import type { SubmitAnswer } from "../../../replication/outbox/ports.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { UNDO_MS } from "../../../src/domain/limits/limits.ts";
import { aStatusChange } from "../../examples/a-command.ts";
import { fakeClock } from "../../support/fake-clock.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aRow } from "./environment/rows.ts";
import { anEnvironment } from "./environment/environment.ts";

const one = anIdentifier(1);

describe("the outbox engine, time (hazard 33)", () => {
  it("waits longer after each failure, and at most five minutes [OFF-5, F13]", async () => {
    const environment = anEnvironment([aRow(1)]);
    environment.city.weather = Array.from({ length: 200 }, () => failure("network"));
    const times: number[] = [];
    const submit = environment.city.submit;
    const page = environment.page({
      random: () => 1,
      transport: {
        ...environment.city,
        submit: (commands) => {
          times.push(environment.clock.now());
          return submit(commands);
        },
      },
    });
    page.start();
    await environment.clock.advance(60 * MINUTE_MS);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16].map((seconds) => seconds * SECOND_MS));
    expect(Math.max(...waits)).toBe(5 * MINUTE_MS);
    expect(environment.city.requests.length).toBeLessThan(25);
    page.stop();
  });

  it("starts afresh when the network comes back or somebody taps [OFF-5]", async () => {
    const environment = anEnvironment([aRow(1)]);
    environment.city.weather = Array.from({ length: 8 }, () => failure("network"));
    const page = environment.page();
    page.start();
    await environment.clock.advance(5 * MINUTE_MS);
    environment.city.weather = [];
    await page.flush();
    expect(environment.stateOf(one)).toBe("applied");
    page.stop();
  });

  it("leaves a report open to changes while no try could leave the device [P6, OFF-5]", async () => {
    const environment = anEnvironment([aRow(1)]);
    environment.city.weather = [failure("network", null, false), failure("network")];
    const page = environment.page();
    await page.flush();
    expect(environment.rowOf(one)).toMatchObject({ state: "queued", attempts: 0, lastError: "network" });
    await page.flush();
    expect(environment.rowOf(one)).toMatchObject({ state: "queued", attempts: 1 });
  });

  it("keeps a moderator's answer ten seconds, whoever asks to send, and sends the rest meanwhile [MOD-3]", async () => {
    const answer = aStatusChange({ to: "ack" }, { performedAt: fakeClock().now() });
    const environment = anEnvironment([aRow(1, answer), aRow(2)]);
    const page = environment.page();
    page.start();
    await page.flush();
    expect(environment.stateOf(anIdentifier(2))).toBe("applied");
    await environment.clock.advance(UNDO_MS - 1);
    await page.flush();
    expect(environment.rowOf(answer.id)).toMatchObject({ state: "queued", attempts: 0 });
    await environment.clock.advance(1);
    expect(environment.stateOf(answer.id)).toBe("applied");
    page.stop();
  });

  it("honours Retry-After even when somebody taps [OFF-5, F13]", async () => {
    const environment = anEnvironment([aRow(1)]);
    environment.city.weather = [failure("server", 40 * SECOND_MS)];
    const page = environment.page();
    page.start();
    await environment.clock.advance(10 * SECOND_MS);
    expect(await page.flush()).toEqual({ state: "waiting" });
    await environment.clock.advance(20 * SECOND_MS);
    expect(environment.city.requests).toHaveLength(1);
    await environment.clock.advance(20 * SECOND_MS);
    expect(environment.stateOf(one)).toBe("applied");
    page.stop();
  });

  it("spreads the return of two hundred devices that were told the same delay [F13]", async () => {
    const returns: number[] = [];
    for (let device = 0; device < 200; device += 1) {
      const environment = anEnvironment([aRow(1)]);
      environment.city.weather = [
        failure("server"),
        failure("server"),
        failure("server"),
        failure("server", 10_000),
      ];
      const page = environment.page({ random: () => device / 200 });
      page.start();
      for (let seconds = 0; environment.stateOf(one) !== "applied"; seconds += 1) {
        await environment.clock.advance(SECOND_MS);
        if (environment.stateOf(one) === "applied") returns.push(seconds);
      }
      page.stop();
    }
    const busiest = Math.max(...returns.map((second) => returns.filter((other) => other === second).length));
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(10);
    expect(busiest).toBeLessThan(25);
  });

  it("leaves no timer after it is stopped, and never more than one before [OFF-5, F9]", async () => {
    const environment = anEnvironment([aRow(1)]);
    const page = environment.page();
    page.start();
    for (let flap = 0; flap < 20; flap += 1) {
      environment.city.weather = [failure("network")];
      await page.flush();
      await environment.clock.advance(3 * SECOND_MS);
      expect(environment.clock.timers()).toBeLessThanOrEqual(1);
    }
    page.stop();
    await environment.clock.rest();
    expect(environment.clock.timers()).toBe(0);
  });

  it("leaves none either when it is stopped in the middle of a request [OFF-5, F9]", async () => {
    const environment = anEnvironment([aRow(1)]);
    let answer = (): void => undefined;
    const late = new Promise<SubmitAnswer>((resolve) => {
      answer = () => resolve(failure("network"));
    });
    const page = environment.page({ transport: { ...environment.city, submit: () => late } });
    page.start();
    await environment.clock.advance(SECOND_MS);
    expect(environment.stateOf(one)).toBe("sending");
    page.stop();
    answer();
    await environment.clock.rest();
    expect(environment.stateOf(one)).toBe("queued");
    expect(environment.clock.timers()).toBe(0);
  });

  it("looks by itself every five minutes, for what another page committed [OFF-5]", async () => {
    const environment = anEnvironment();
    const page = environment.page();
    page.start();
    await environment.clock.advance(SECOND_MS);
    environment.store.disk.rows = [aRow(1)];
    await environment.clock.advance(OUTBOX_LOOK_EVERY_MS);
    expect(environment.stateOf(one)).toBe("applied");
    page.stop();
  });

  it("does not stay silent when the clock was put back during a pause [F72]", async () => {
    const environment = anEnvironment([aRow(1)]);
    environment.city.weather = [failure("network")];
    const page = environment.page();
    page.start();
    await environment.clock.advance(10);
    environment.clock.set(environment.clock.now() - DAY_MS);
    await environment.clock.advance(10 * SECOND_MS);
    expect(environment.stateOf(one)).toBe("applied");
    page.stop();
  });
});
