import { describe, expect, it } from "vitest";
import { failure } from "../../../replication/outbox/classify.ts";
import type { SubmitAnswer, SubmitTerms } from "../../../replication/outbox/ports.ts";
import { MINUTE_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { anEnvironment, type Environment } from "./environment/environment.ts";
import { aPhotoRow, aReportWithId, aRow } from "./environment/rows.ts";

const [one, photo] = [anIdentifier(1), anIdentifier(11)] as const;

/** A line on which every answer takes so long, whatever the page does meanwhile. */
function slowLine(environment: Environment, latencyMs: number) {
  const { city, clock } = environment;
  const limits: number[] = [];
  const submit = async (...[commands, terms]: Parameters<typeof city.submit>): Promise<SubmitAnswer> => {
    const { limitMs, onLate } = terms as SubmitTerms;
    limits.push(limitMs);
    const answer = city.submit(commands);
    return new Promise((resolve) => {
      clock.after(limitMs, () => resolve(failure("timeout")));
      clock.after(latencyMs, () => {
        resolve(answer);
        if (latencyMs > limitMs) void answer.then(onLate);
      });
    });
  };
  return { limits, transport: { ...city, submit } };
}

describe("the outbox on a slow line", () => {
  it("takes an answer that comes after its limit, asks once, and sends the photo [OFF-18]", async () => {
    const environment = anEnvironment([aRow(1, aReportWithId(1, [photo]))], [aPhotoRow(photo, one)]);
    const { transport } = slowLine(environment, 11 * SECOND_MS);
    const page = environment.page({ transport });
    page.start();
    await environment.clock.advance(MINUTE_MS);
    expect(environment.stateOf(one)).toBe("applied");
    expect(environment.city.requests.filter((ids) => ids.includes(one)).length).toBeLessThanOrEqual(2);
    expect(environment.city.photos).toEqual(new Set([photo]));
    page.stop();
  });

  it("waits longer after each answer that came too late, up to two minutes [OFF-18]", async () => {
    const environment = anEnvironment([aRow(1)]);
    const { transport, limits } = slowLine(environment, 600 * MINUTE_MS);
    const page = environment.page({ transport });
    page.start();
    await environment.clock.advance(20 * MINUTE_MS);
    expect(limits.slice(0, 6)).toEqual([10, 20, 40, 80, 120, 120].map((seconds) => seconds * SECOND_MS));
    page.stop();
  });

  it("begins with the patience that the last page learnt [OFF-18]", async () => {
    const environment = anEnvironment([aRow(1, undefined, { attempts: 3, lastError: "timeout" })]);
    const { transport, limits } = slowLine(environment, SECOND_MS);
    const page = environment.page({ transport });
    page.start();
    await environment.clock.advance(10 * SECOND_MS);
    expect(limits).toEqual([80 * SECOND_MS]);
    page.stop();
  });

  it("waits as long as the server asked when the worker takes over from the page [OFF-19, F13]", async () => {
    const environment = anEnvironment([aRow(1)]);
    environment.city.weather = [failure("too_many", 40 * SECOND_MS)];
    await environment.page().flush();
    const worker = environment.page();
    expect(await worker.flush()).toEqual({ state: "waiting" });
    expect(environment.city.requests).toHaveLength(1);
    worker.start();
    await environment.clock.advance(MINUTE_MS);
    expect(environment.stateOf(one)).toBe("applied");
    worker.stop();
  });
});
