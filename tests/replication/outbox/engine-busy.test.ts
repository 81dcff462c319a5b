import { describe, expect, it } from "vitest";
import type { SubmitAnswer } from "../../../replication/outbox/ports.ts";
import { OUTBOX_BUSY_MS, OUTBOX_LOCK_MS_MAX, OUTBOX_LOOK_EVERY_MS } from "../../../src/clock/waits.ts";
import { DAY_MS, SECOND_MS } from "../../../src/domain/basics/instant.ts";
import { anIdentifier } from "../../examples/identifiers.ts";
import { anEnvironment } from "./environment/environment.ts";
import { aFollowWithId, aRow } from "./environment/rows.ts";

const [one, two] = [anIdentifier(1), anIdentifier(2)] as const;

/** A device on which a page stands still in the middle of a request, and another page that looks. */
async function besideAFrozenPage() {
  const environment = anEnvironment([aRow(1)]);
  const submit = () => new Promise<SubmitAnswer>(() => undefined);
  const frozen = environment.page({ transport: { ...environment.city, submit } });
  void frozen.flush();
  await environment.clock.rest();
  const page = environment.page();
  page.start();
  return { ...environment, page };
}

describe("a page that finds another one sending", () => {
  it("takes over only when that takes longer than any request may, and is at rest afterwards [OFF-8, P2]", async () => {
    const { clock, city, page, stateOf } = await besideAFrozenPage();
    await clock.advance(OUTBOX_LOCK_MS_MAX + OUTBOX_BUSY_MS - 1);
    expect(city.requests).toEqual([]);
    expect(await page.flush()).toEqual({ state: "busy" });
    await clock.advance(OUTBOX_BUSY_MS);
    expect(stateOf(one)).toBe("applied");
    expect(await page.flush()).toEqual({ state: "empty" });
    page.stop();
  });

  it("counts what it saw of it on, after the clock was put back [OFF-8, F72]", async () => {
    const { clock, page, stateOf } = await besideAFrozenPage();
    await clock.advance(OUTBOX_LOCK_MS_MAX - SECOND_MS);
    clock.set(clock.now() - DAY_MS);
    await clock.advance(4 * OUTBOX_BUSY_MS);
    expect(stateOf(one)).toBe("applied");
    page.stop();
  });

  it("begins to count anew with the next one that is slow [OFF-8]", async () => {
    const { clock, city, lock, store, page } = await besideAFrozenPage();
    await clock.advance(OUTBOX_LOCK_MS_MAX + 3 * OUTBOX_BUSY_MS);
    expect(city.requests).toEqual([[one]]);
    store.disk.rows = [...store.disk.rows, aRow(2, aFollowWithId(2, one))];
    void lock.run(() => new Promise<void>(() => undefined), false);
    await page.flush();
    await clock.advance(OUTBOX_LOCK_MS_MAX);
    expect(city.requests).toEqual([[one]]);
    await clock.advance(2 * OUTBOX_BUSY_MS);
    expect(city.requests).toEqual([[one], [two]]);
    page.stop();
  });
});

describe("a device that cannot be read now", () => {
  it("tells who asked, and is looked at again in five minutes, not before [OFF-5, F23]", async () => {
    const environment = anEnvironment([aRow(1)]);
    const { clock, store, stateOf } = environment;
    let looks = 0;
    const rows = () => {
      looks += 1;
      return looks === 1 ? Promise.reject(new Error("no disk")) : store.rows();
    };
    const page = environment.page({ store: { ...store, rows } });
    await expect(page.flush()).rejects.toThrow("no disk");
    looks = 0;
    page.start();
    await clock.advance(OUTBOX_LOOK_EVERY_MS - 1);
    expect([looks, stateOf(one)]).toEqual([1, "queued"]);
    await clock.advance(1);
    expect(stateOf(one)).toBe("applied");
    page.stop();
  });
});

describe("a page that stopped", () => {
  it("sends nothing, whoever asks, and says so [OFF-5]", async () => {
    const environment = anEnvironment([aRow(1)]);
    const page = environment.page();
    page.stop();
    expect(await page.flush()).toEqual({ state: "stopped" });
    page.start();
    await environment.clock.advance(OUTBOX_LOOK_EVERY_MS);
    expect(environment.city.requests).toEqual([]);
  });

  it("says so too when it stopped while it sent, and begins nothing more [OFF-5]", async () => {
    const environment = anEnvironment([aRow(1), aRow(2, aFollowWithId(2, one, true, one))]);
    const page = environment.page({ observe: ({ at }) => (at === "answered" ? page.stop() : undefined) });
    expect(await page.flush()).toEqual({ state: "stopped" });
    expect(environment.city.requests).toEqual([[one]]);
  });

  it("is not needed to send once: a flush sends without a start, and leaves no timer [OFF-5]", async () => {
    const environment = anEnvironment([aRow(1)]);
    expect(await environment.page().flush()).toEqual({ state: "empty" });
    expect(environment.clock.timers()).toBe(0);
  });
});
