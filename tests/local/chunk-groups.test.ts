import { readdirSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { CHUNK_GROUPS } from "../../local/bundle/chunk-groups.ts";
import { inRoot } from "../../local/paths.ts";
import { loadedAtOnce } from "../../src/i18n/plugin/imports.ts";

const SOURCES = readdirSync(inRoot("src"), { recursive: true, encoding: "utf8" }).map((path) =>
  inRoot("src", path),
);

describe("the groups of chunks", () => {
  it("begin at files that are there, wherever these were moved to", () => {
    // Patterns of whole packages and rooms have no end.
    const ends = CHUNK_GROUPS.flatMap(({ test }) =>
      test instanceof RegExp && test.source.endsWith("$") ? [test] : [],
    );
    expect(ends).toHaveLength(24);
    for (const test of ends) expect(SOURCES.filter((path) => test.test(path))).not.toEqual([]);
  });

  it("take no map library along into what screens without a map share with the map [NAV-10]", () => {
    const background = CHUNK_GROUPS.find(({ name }) => name === "background")?.test;
    const shared = SOURCES.filter((path) => /\.tsx?$/u.test(path)).filter(
      (path) => background instanceof RegExp && background.test(path),
    );
    expect(shared).not.toEqual([]);
    const loaded = loadedAtOnce(shared.map((path) => relative(inRoot(), path)));
    expect([...loaded].filter((name) => name.endsWith("leaflet"))).toEqual([]);
  });

  it("never mix what the worker keeps with the reader of archives, which it leaves to the network [SW-2]", () => {
    const readers = SOURCES.filter((path) => /remote[\\/]tiles[\\/]archive/u.test(path));
    expect(readers).not.toEqual([]);
    for (const { test } of CHUNK_GROUPS)
      expect(readers.filter((path) => test instanceof RegExp && test.test(path))).toEqual([]);
  });
});
