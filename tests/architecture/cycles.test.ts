import { describe, expect, it } from "vitest";
import { importsOf, type Import } from "../../src/i18n/plugin/imports.ts";
import { cyclesIn } from "./cycles.ts";
import { sourceFiles } from "./source-files.ts";

/** May only become smaller. */
const TYPE_CYCLES_MAX = 2;

const imports = sourceFiles()
  .filter((file) => /\.tsx?$/u.test(file))
  .map((file) => [file, importsOf(file)] as const);

/** What a lazy import asks for later may well import the page that asked for it. */
const cyclesOver = (...kinds: readonly Import["loads"][]) =>
  cyclesIn(
    new Map(
      imports.map(([file, all]) => [
        file,
        all.filter(({ isOurs, loads }) => isOurs && kinds.includes(loads)).map(({ target }) => target),
      ]),
    ),
  );

describe("the imports of the house", () => {
  it("never go in a circle when they are run [LAND-1]", () => {
    expect(cyclesOver("at once")).toEqual([]);
  });

  it("rarely go in a circle for a type alone [LAND-1]", () => {
    const cycles = cyclesOver("at once", "never");
    expect(cycles.length > TYPE_CYCLES_MAX ? cycles : []).toEqual([]);
  });
});

describe("the search for circles", () => {
  const graph = (edges: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(edges));

  it("finds each circle once, with all that is in it [LAND-1]", () => {
    expect(cyclesIn(graph({ a: ["b"], b: ["c"], c: ["a", "d"], d: ["e"], e: ["d"] }))).toEqual([
      ["d", "e"],
      ["a", "b", "c"],
    ]);
    expect(cyclesIn(graph({ a: ["a"] }))).toEqual([["a"]]);
  });

  it("finds none where ways only meet again [LAND-1]", () => {
    expect(cyclesIn(graph({ a: ["b", "c"], b: ["d"], c: ["d"], d: [] }))).toEqual([]);
  });
});
