import { describe, expect, it, vi } from "vitest";
import { searchClient, type FoundKeys, type Searchable } from "../../../src/data/search/search-client.ts";
import { textIndex } from "../../../src/data/search/text-index.ts";
import { fakeClock } from "../../support/fake-clock.ts";

const MINUTE = 60_000;

function entries(titles: Readonly<Record<string, string>>): ReadonlyMap<string, Searchable> {
  return new Map(
    Object.entries(titles).map(([key, title]) => [key, { version: {}, textOf: () => ({ title, text: "" }) }]),
  );
}

/** A client whose worker answers at once. */
function opened() {
  const clock = fakeClock();
  const index = textIndex();
  const found: FoundKeys[] = [];
  const client = searchClient(
    (request) => {
      const answer = index(request);
      if (answer !== undefined) client.receive(answer);
    },
    (one) => found.push(one),
    clock,
  );
  return { client, clock, last: () => found.at(-1) };
}

describe("the index of a commune", () => {
  it("is built once the map had its time, and at once when somebody asks [MAP-21]", async () => {
    const { client, clock, last } = opened();
    const known = entries({ a: "Banc cassé" });
    const textOf = vi.spyOn([...known.values()][0] ?? { textOf: () => ({}) }, "textOf");
    client.know(known);
    await clock.advance(1);
    expect(textOf).not.toHaveBeenCalled();
    client.find("banc");
    expect(last()).toEqual({ text: "banc", keys: [], isWhole: false });
    await clock.advance(1);
    expect(last()).toEqual({ text: "banc", keys: ["a"], isWhole: true });
  });

  it("is built a slice at a time, and says whether it is whole [MAP-21, P13]", async () => {
    const { client, clock, last } = opened();
    client.know(entries(Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`k${n}`, `Banc ${n}`]))));
    client.find("banc");
    expect(last()?.isWhole).toBe(false);
    await clock.advance(MINUTE);
    expect(last()?.isWhole).toBe(true);
    client.find("banc 999");
    expect(last()?.keys).toEqual(["k999"]);
  });

  it("is told only what is new, has changed or is gone [MAP-21]", async () => {
    const { client, clock, last } = opened();
    const before = entries({ a: "Banc cassé", b: "Banc tordu" });
    client.know(before);
    await clock.advance(MINUTE);
    const kept = [...before].slice(0, 1);
    const textOf = vi.spyOn(kept[0]?.[1] ?? { textOf: () => ({}) }, "textOf");
    client.know(new Map([...kept, ...entries({ c: "Banc neuf" })]));
    client.find("banc");
    await clock.advance(MINUTE);
    expect(last()?.keys.toSorted()).toEqual(["a", "c"]);
    expect(textOf).not.toHaveBeenCalled();
  });

  it("answers the last question alone [MAP-21]", () => {
    const found: FoundKeys[] = [];
    const client = searchClient(
      () => undefined,
      (one) => found.push(one),
      fakeClock(),
    );
    client.find("banc");
    client.find("lampe");
    client.receive({ id: 1, keys: ["a"] });
    expect(found).toEqual([]);
    client.receive({ id: 2, keys: ["b"] });
    expect(found.map(({ text }) => text)).toEqual(["lampe"]);
  });

  it("is asked again at once when nothing is left to tell it, or something left it [MAP-21]", async () => {
    const { client, clock, last } = opened();
    const known = entries({ a: "Banc cassé", b: "Banc tordu" });
    client.know(known);
    await clock.advance(MINUTE);
    client.find("banc");
    expect(last()).toMatchObject({ isWhole: true });
    client.know(new Map([...known].slice(0, 1)));
    expect(last()).toEqual({ text: "banc", keys: ["a"], isWhole: true });
    expect(clock.timers()).toBe(0);
  });

  it("is told what comes while somebody asks in the next turn, and waits for nothing once it is told [MAP-21]", async () => {
    const { client, clock, last } = opened();
    client.find("banc");
    expect(clock.timers()).toBe(0);
    client.know(entries({ a: "Banc cassé" }));
    await clock.advance(0);
    expect(last()?.keys).toEqual(["a"]);
    client.find("banc cassé");
    expect(clock.timers()).toBe(0);
    client.know(entries({ b: "Banc tordu" }));
    client.end();
    expect(clock.timers()).toBe(0);
  });

  it("is told again of what had gone, though it comes back as it was [MAP-21]", async () => {
    const { client, clock, last } = opened();
    const known = entries({ a: "Banc cassé" });
    client.find("banc");
    for (const now of [known, new Map<string, Searchable>(), known]) {
      client.know(now);
      await clock.advance(MINUTE);
    }
    expect(last()?.keys).toEqual(["a"]);
  });
});
