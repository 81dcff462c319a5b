import { describe, expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import { LOOK_EVERY_MS } from "../../../replication/outbox/engine.ts";
import type { SubmitAnswer } from "../../../replication/outbox/ports.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { calm } from "./environment/manual-clock.ts";
import { aReportNumbered, aRow } from "./environment/rows.ts";
import { aWorld } from "./environment/environment.ts";

const [one, two] = [anIdentifier(1), anIdentifier(2)] as const;

describe("the outbox engine, time (hazard 33)", () => {
  it("waits longer after each failure, and at most five minutes [OFF-5, F13]", async () => {
    const world = aWorld([aRow(1)]);
    world.city.weather = Array.from({ length: 200 }, () => failure("network"));
    const times: number[] = [];
    const submit = world.city.submit;
    const page = world.page({
      random: () => 1,
      transport: {
        ...world.city,
        submit: (commands) => {
          times.push(world.clock.now());
          return submit(commands);
        },
      },
    });
    page.start();
    await world.clock.advance(60 * MINUTE_MS);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits.slice(0, 4)).toEqual([2, 4, 8, 16].map((seconds) => seconds * SECOND_MS));
    expect(Math.max(...waits)).toBe(5 * MINUTE_MS);
    expect(world.city.requests.length).toBeLessThan(25);
    page.stop();
  });

  it("starts afresh when the network comes back or somebody taps [OFF-5]", async () => {
    const world = aWorld([aRow(1)]);
    world.city.weather = Array.from({ length: 8 }, () => failure("network"));
    const page = world.page();
    page.start();
    await world.clock.advance(5 * MINUTE_MS);
    world.city.weather = [];
    await page.flush();
    expect(world.stateOf(one)).toBe("applied");
    page.stop();
  });

  it("leaves a report open to changes while no try could leave the device [P6, OFF-5]", async () => {
    const world = aWorld([aRow(1)]);
    world.city.weather = [failure("network", null, false), failure("network")];
    const page = world.page();
    await page.flush();
    expect(world.rowOf(one)).toMatchObject({ state: "queued", attempts: 0, lastError: "network" });
    await page.flush();
    expect(world.rowOf(one)).toMatchObject({ state: "queued", attempts: 1 });
  });

  it("honours Retry-After even when somebody taps [OFF-5, F13]", async () => {
    const world = aWorld([aRow(1)]);
    world.city.weather = [failure("server", 40 * SECOND_MS)];
    const page = world.page();
    page.start();
    await world.clock.advance(10 * SECOND_MS);
    expect(await page.flush()).toEqual({ state: "waiting" });
    await world.clock.advance(20 * SECOND_MS);
    expect(world.city.requests).toHaveLength(1);
    await world.clock.advance(20 * SECOND_MS);
    expect(world.stateOf(one)).toBe("applied");
    page.stop();
  });

  it("spreads the return of two hundred devices that were told the same delay [F13]", async () => {
    const returns: number[] = [];
    for (let device = 0; device < 200; device += 1) {
      const world = aWorld([aRow(1)]);
      world.city.weather = [
        failure("server"),
        failure("server"),
        failure("server"),
        failure("server", 10_000),
      ];
      const page = world.page({ random: () => device / 200 });
      page.start();
      for (let seconds = 0; world.stateOf(one) !== "applied"; seconds += 1) {
        await world.clock.advance(SECOND_MS);
        if (world.stateOf(one) === "applied") returns.push(seconds);
      }
      page.stop();
    }
    const busiest = Math.max(...returns.map((second) => returns.filter((other) => other === second).length));
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(10);
    expect(busiest).toBeLessThan(25);
  });

  it("leaves no timer after it is stopped, and never more than one before [OFF-5, F9]", async () => {
    const world = aWorld([aRow(1)]);
    const page = world.page();
    page.start();
    for (let flap = 0; flap < 20; flap += 1) {
      world.city.weather = [failure("network")];
      await page.flush();
      await world.clock.advance(3 * SECOND_MS);
      expect(world.clock.timers()).toBeLessThanOrEqual(1);
    }
    page.stop();
    await calm();
    expect(world.clock.timers()).toBe(0);
  });

  it("looks by itself every five minutes, for what another page committed [OFF-5]", async () => {
    const world = aWorld();
    const page = world.page();
    page.start();
    await world.clock.advance(SECOND_MS);
    world.store.disk.rows = [aRow(1)];
    await world.clock.advance(LOOK_EVERY_MS);
    expect(world.stateOf(one)).toBe("applied");
    page.stop();
  });

  it("does not stay silent when the clock was put back during a pause [F72]", async () => {
    const world = aWorld([aRow(1)]);
    world.city.weather = [failure("network")];
    const page = world.page();
    page.start();
    await world.clock.advance(10);
    world.clock.set(world.clock.now() - DAY_MS);
    await world.clock.advance(10 * SECOND_MS);
    expect(world.stateOf(one)).toBe("applied");
    page.stop();
  });
});

describe("the outbox engine, several pages (hazards 19, 26)", () => {
  it("has one request under way when two pages flush at once [OFF-8, P2]", async () => {
    const world = aWorld(
      Array.from({ length: 50 }, (_, index) => aRow(index + 1, aReportNumbered(index + 1))),
    );
    const pages = [world.page(), world.page()];
    for (const page of pages) page.start();
    await Promise.all(pages.map((page) => page.flush()));
    await world.clock.advance(10 * SECOND_MS);
    expect(world.city.inFlightMost).toBe(1);
    expect([...world.city.created.values()].every((times) => times === 1)).toBe(true);
    expect(world.city.created.size).toBe(50);
    for (const page of pages) page.stop();
  });

  it("looks once more when it is asked during a flush [OFF-8]", async () => {
    const world = aWorld([aRow(1)]);
    const page = world.page();
    const first = page.flush();
    world.store.disk.rows = [...world.store.disk.rows, aRow(2)];
    await Promise.all([first, page.flush()]);
    expect(world.stateOf(two)).toBe("applied");
  });

  it("takes over from a frozen page, and a late answer there changes nothing [OFF-8, P2]", async () => {
    const world = aWorld([aRow(1)]);
    let thaw = (): void => undefined;
    const late = new Promise<SubmitAnswer>((resolve) => {
      thaw = () => resolve(failure("timeout"));
    });
    const frozen = world.page({ transport: { ...world.city, submit: () => late } });
    void frozen.flush();
    await calm();
    const visible = world.page();
    visible.start();
    await world.clock.advance(3 * MINUTE_MS);
    expect(world.stateOf(one)).toBe("applied");
    frozen.stop();
    thaw();
    await calm();
    expect(world.stateOf(one)).toBe("applied");
    visible.stop();
  });

  it("does not send what the person threw away meanwhile [P3]", async () => {
    const world = aWorld([aRow(1), aRow(2)]);
    const rows = world.store.rows;
    const page = world.page({
      store: {
        ...world.store,
        rows: async () => {
          const read = await rows();
          world.store.disk.rows = world.store.disk.rows.filter(({ id }) => id !== one);
          return read;
        },
      },
    });
    await page.flush();
    expect(world.city.requests).toEqual([[two]]);
  });
});
