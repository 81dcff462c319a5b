import { describe, expect, it } from "vitest";
import { derived, NOT_YET, readNoMore, sharedLive, type Live } from "../../src/data/live.ts";
import { takeClock } from "../support/take-clock.ts";

const WARM = 100;

/** A value that is read again each time somebody begins to read it. */
function aSource() {
  const owner = {};
  let runs = 0;
  let running = 0;
  let emit = (_value: string): void => undefined;
  const of = (key: unknown) =>
    sharedLive<string>(
      owner,
      key,
      (tell) => {
        emit = tell;
        runs += 1;
        running += 1;
        return () => void (running -= 1);
      },
      WARM,
    );
  return { of, emit: (value: string) => emit(value), runs: () => runs, running: () => running };
}

describe("a value that screens read", () => {
  it("is not yet known, and never told, where there is nothing to read it from [P13]", () => {
    const stop = NOT_YET.subscribe(() => expect.unreachable());
    expect(NOT_YET.value()).toBeUndefined();
    stop();
  });

  it("is not asked of a database that is closed since they were drawn with it [P8]", () => {
    const closed = {};
    readNoMore(closed);
    const value = sharedLive<string>(closed, "cities", () => expect.unreachable(), WARM);
    const stop = value.subscribe(() => undefined);
    expect(value.value()).toBeUndefined();
    stop();
  });

  it("is read once for all who ask for the same, and told to each of them [P13]", () => {
    takeClock();
    const { of, emit, runs } = aSource();
    expect(of("betton")).toBe(of("betton"));
    expect(of("betton")).not.toBe(of("rennes"));
    let told = 0;
    const notify = (): void => void (told += 1);
    const [leave] = [of("betton").subscribe(notify), of("betton").subscribe(notify)];
    expect([of("betton").value(), runs()]).toEqual([undefined, 1]);
    emit("14 °C");
    expect([of("betton").value(), told]).toEqual(["14 °C", 2]);
    leave?.();
    emit("15 °C");
    expect(told).toBe(3);
  });

  it("stays known a while after its last reader, and is read on for one who comes back in time [P13]", async () => {
    const clock = takeClock();
    const { of, emit, runs, running } = aSource();
    const live = of("betton");
    const leave = live.subscribe(() => undefined);
    emit("14 °C");
    leave();
    await clock.advance(WARM - 1);
    expect([of("betton").value(), running()]).toEqual(["14 °C", 1]);
    const again = of("betton").subscribe(() => undefined);
    await clock.advance(10 * WARM);
    expect([of("betton").value(), runs(), running()]).toEqual(["14 °C", 1, 1]);
    again();
    await clock.advance(WARM);
    expect([live.value(), running()]).toEqual([undefined, 0]);
  });

  it("is another one once nobody read it for that long, and an old one that ends takes nothing from it [P13]", async () => {
    const clock = takeClock();
    const { of, runs } = aSource();
    const first = of("betton");
    first.subscribe(() => undefined)();
    await clock.advance(WARM);
    const second = of("betton");
    expect(second).not.toBe(first);
    second.subscribe(() => undefined);
    first.subscribe(() => undefined)();
    await clock.advance(WARM);
    expect(of("betton")).toBe(second);
    expect(runs()).toBe(3);
  });
});

describe("a value that is made of others", () => {
  /** A value that the test says. */
  function aValue(): {
    readonly live: Live<number>;
    readonly say: (next: number) => void;
    readonly readers: () => number;
  } {
    const readers = new Set<() => void>();
    let value: number | undefined;
    return {
      live: {
        value: () => value,
        subscribe: (notify) => (readers.add(notify), () => void readers.delete(notify)),
      },
      say: (next) => {
        value = next;
        for (const reader of readers) reader();
      },
      readers: () => readers.size,
    };
  }

  it("is known once all of them are, follows each, and reads none any more once it ends [P13]", () => {
    const [one, other] = [aValue(), aValue()];
    const told: number[] = [];
    const end = derived([one.live, other.live], (a, b) => a - b)((value) => told.push(value));
    one.say(5);
    expect(told).toEqual([]);
    other.say(2);
    one.say(6);
    expect(told).toEqual([3, 4]);
    const known: number[] = [];
    derived([one.live], (a) => a)((value) => known.push(value))();
    expect(known).toEqual([6]);
    end();
    expect([one.readers(), other.readers()]).toEqual([0, 0]);
  });
});
