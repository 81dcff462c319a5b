import { describe, expect, it } from "vitest";
import { httpTransport } from "../../../replication/outbox/transport.ts";
import { cityClock } from "../../../src/clock/city-clock.ts";
import { DAY_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { memoryStorage } from "../../app/memory-storage.ts";
import { takeClock } from "../../support/take-clock.ts";
import { aReportWithId } from "./environment/rows.ts";

const commands = [aReportWithId(1)];

/** A way to the city on which each request gets the next of these replies. */
function aWay(...replies: readonly Response[]) {
  const left = [...replies];
  const fetch = async () => left.shift() ?? Response.error();
  return httpTransport({ fetch, token: async () => "t", baseUrl: "", version: "0.3.1" });
}

describe("what the city answers", () => {
  it("says what time it is there, and no page of a portal does [LAND-6]", async () => {
    const clock = takeClock();
    cityClock.keepIn(memoryStorage());
    const date = new Date(clock.now() - 2 * DAY_MS).toUTCString();
    const portal = new Response("<html>", { headers: { date, "content-type": "text/html" } });
    const transport = aWay(portal, Response.json({ outcomes: [] }, { headers: { date } }));
    await transport.submit(commands);
    expect(cityClock.now()).toBe(clock.now());
    await transport.submit(commands);
    expect(Math.abs(cityClock.now() - clock.now() + 2 * DAY_MS)).toBeLessThan(SECOND_MS);
  });

  it("puts off the next request by its own time, however wrong the device's clock is [LAND-6, OFF-19]", async () => {
    const clock = takeClock();
    cityClock.keepIn(memoryStorage());
    const now = Math.floor(clock.now() / SECOND_MS) * SECOND_MS - 2 * DAY_MS;
    const headers = {
      date: new Date(now).toUTCString(),
      "retry-after": new Date(now + 30 * SECOND_MS).toUTCString(),
    };
    const answer = await aWay(Response.json({}, { status: 503, headers })).submit(commands);
    const waitMs = answer.kind === "failed" ? answer.retryAfterMs : null;
    expect(Math.abs((waitMs ?? 0) - 30 * SECOND_MS)).toBeLessThan(SECOND_MS);
  });
});
