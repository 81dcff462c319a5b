import { describe, expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import type { SubmitAnswer } from "../../../replication/outbox/ports.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { aReportWithId, aRow } from "./environment/rows.ts";
import { anEnvironment } from "./environment/environment.ts";

const [one, two] = [anIdentifier(1), anIdentifier(2)] as const;

describe("the outbox engine, several pages (hazards 19, 26)", () => {
  it("has one request under way when two pages flush at once [OFF-8, P2]", async () => {
    const environment = anEnvironment(
      Array.from({ length: 50 }, (_, index) => aRow(index + 1, aReportWithId(index + 1))),
    );
    const pages = [environment.page(), environment.page()];
    for (const page of pages) page.start();
    await Promise.all(pages.map((page) => page.flush()));
    await environment.clock.advance(10 * SECOND_MS);
    expect(environment.city.inFlightMost).toBe(1);
    expect([...environment.city.created.values()].every((times) => times === 1)).toBe(true);
    expect(environment.city.created.size).toBe(50);
    for (const page of pages) page.stop();
  });

  it("looks once more when it is asked during a flush [OFF-8]", async () => {
    const environment = anEnvironment([aRow(1)]);
    const { store, clock } = environment;
    let askedAgain: Promise<unknown> | undefined;
    const page = environment.page({
      store: {
        ...store,
        rows: async () => {
          const read = await store.rows();
          if (askedAgain === undefined && read.every(({ state }) => state === "applied")) {
            // It is about to rest: nothing that it reads in this flush will tell it of the second report.
            store.disk.rows = [...store.disk.rows, aRow(2)];
            askedAgain = page.flush();
            await clock.rest();
          }
          return read;
        },
      },
    });
    expect(await page.flush()).toEqual({ state: "empty" });
    expect(await askedAgain).toEqual({ state: "empty" });
    expect(environment.stateOf(two)).toBe("applied");
  });

  it("looks once more for what was committed after it had found nothing [OFF-8, P1]", async () => {
    const environment = anEnvironment();
    const read = environment.store.rows;
    let again: Promise<unknown> | undefined;
    const page = environment.page({
      store: {
        ...environment.store,
        rows: async () => {
          const rows = await read();
          if (again === undefined) {
            environment.store.disk.rows = [aRow(1)];
            again = page.flush();
          }
          return rows;
        },
      },
    });
    await page.flush();
    await again;
    expect(environment.stateOf(one)).toBe("applied");
  });

  it("takes over from a frozen page, and a late answer there changes nothing [OFF-8, P2]", async () => {
    const environment = anEnvironment([aRow(1)]);
    let thaw = (): void => undefined;
    const late = new Promise<SubmitAnswer>((resolve) => {
      thaw = () => resolve(failure("timeout"));
    });
    const frozen = environment.page({ transport: { ...environment.city, submit: () => late } });
    void frozen.flush();
    await environment.clock.rest();
    const visible = environment.page();
    visible.start();
    await environment.clock.advance(3 * MINUTE_MS);
    expect(environment.stateOf(one)).toBe("applied");
    frozen.stop();
    thaw();
    await environment.clock.rest();
    expect(environment.stateOf(one)).toBe("applied");
    visible.stop();
  });

  it("takes over from nobody because a clock was set meanwhile [OFF-8, P2]", async () => {
    const environment = anEnvironment([aRow(1)]);
    const sending = environment.page({
      transport: { ...environment.city, submit: () => new Promise<SubmitAnswer>(() => undefined) },
    });
    void sending.flush();
    await environment.clock.rest();
    const other = environment.page();
    await other.flush();
    environment.clock.set(environment.clock.now() + DAY_MS);
    expect(await other.flush()).toEqual({ state: "busy" });
    expect(environment.city.requests).toEqual([]);
    sending.stop();
    other.stop();
  });

  it("does not send what the person threw away meanwhile [P3]", async () => {
    const environment = anEnvironment([aRow(1), aRow(2)]);
    const rows = environment.store.rows;
    const page = environment.page({
      store: {
        ...environment.store,
        rows: async () => {
          const read = await rows();
          environment.store.disk.rows = environment.store.disk.rows.filter(({ id }) => id !== one);
          return read;
        },
      },
    });
    await page.flush();
    expect(environment.city.requests).toEqual([[two]]);
  });
});
