import { describe, expect, it } from "vitest";
import type { RemoteCollections } from "../../../replication/pull/ports.ts";
import { remoteInstance } from "../../../replication/pull/remote-instance.ts";
import { SilenceError } from "../../../replication/pull/within.ts";
import { PULL_ANSWER_MS_MAX } from "../../../src/clock/waits.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { NOW } from "../../examples/identifiers.ts";
import { fakeTime } from "./fake-time.ts";

/** Firestore as it is opened, bounced and closed. */
function aRemote(load?: (n: number) => Promise<RemoteCollections>) {
  const time = fakeTime(NOW);
  const told: string[] = [];
  let opened = 0;
  const connection = (n: number) =>
    ({
      bounce: async () => void told.push(`bounce ${n}`),
      close: async () => void told.push(`close ${n}`),
    }) as RemoteCollections;
  const remote = remoteInstance(
    () => {
      opened += 1;
      told.push(`open ${opened}`);
      return load?.(opened) ?? Promise.resolve(connection(opened));
    },
    time,
    () => void told.push("mended"),
  );
  return { ...remote, time, told, connection };
}

const BROKEN = new Error("FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state");

describe("the connection to the city", () => {
  it("is opened once, closed once, and opened anew when it is asked for after that [PULL-5]", async () => {
    const { get, end, told } = aRemote();
    expect(await get()).toBe(await get());
    await end();
    await end();
    await get();
    expect(told).toEqual(["open 1", "close 1", "open 2"]);
  });

  it("is opened again after it could not be [PULL-5]", async () => {
    const { get, told, bounce, end } = aRemote((n) =>
      n === 1 ? Promise.reject(new Error("no such part")) : Promise.resolve({} as RemoteCollections),
    );
    await expect(get()).rejects.toThrow("no such part");
    await get();
    expect(told).toEqual(["open 1", "open 2"]);
    // What it is asked and cannot do is nobody's fault here.
    await expect(bounce().catch(() => "told")).resolves.toBe("told");
    await expect(end().catch(() => "told")).resolves.toBe("told");
  });

  it("is not forgotten because the one before it could not be opened [PULL-5]", async () => {
    let fail = (_error: Error): void => undefined;
    const { get, end, told, connection } = aRemote((n) =>
      n === 1 ? new Promise((_, reject) => (fail = reject)) : Promise.resolve(connection(n)),
    );
    const first = get();
    const ending = end();
    await get();
    fail(new Error("no such part"));
    await expect(first).rejects.toThrow("no such part");
    await ending;
    await get();
    expect(told).toEqual(["open 1", "open 2"]);
  });

  it("is made anew after a silence, once for all that fell silent together [PULL-5]", async () => {
    const { get, mend, told, time } = aRemote();
    await get();
    const silence = new SilenceError("silence");
    await Promise.all([mend(silence), mend(silence)]);
    await time.advance(PULL_ANSWER_MS_MAX - 1);
    await mend(silence);
    expect(told).toEqual(["open 1", "bounce 1"]);
    await time.advance(1);
    await mend(silence);
    expect(told).toEqual(["open 1", "bounce 1", "bounce 1"]);
    time.set(NOW - DAY_MS);
    await mend(silence);
    expect(told).toHaveLength(4);
  });

  it("is replaced when the SDK broke, and left alone after any other error [PULL-5]", async () => {
    const { get, mend, told } = aRemote();
    await mend(BROKEN);
    expect(told).toEqual([]);
    await get();
    await mend(new Error("permission-denied"));
    expect(told).toEqual(["open 1"]);
    await mend(BROKEN);
    expect(told).toEqual(["open 1", "close 1", "mended"]);
  });

  it("is replaced when it is asked for, and told so only once it is closed [CITY-32]", async () => {
    const { get, renew, told } = aRemote();
    await get();
    await renew();
    expect(told).toEqual(["open 1", "close 1", "mended"]);
  });

  it("may fail to bounce or to close, and is done with all the same [PULL-5]", async () => {
    const broken = {
      bounce: () => Promise.reject(new Error("closed")),
      close: () => Promise.reject(new Error("closed")),
    } as unknown as RemoteCollections;
    const { get, bounce, end, told } = aRemote(async () => broken);
    await bounce();
    await get();
    await bounce();
    await end();
    expect(told).toEqual(["open 1"]);
  });
});
