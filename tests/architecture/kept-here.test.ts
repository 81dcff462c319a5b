import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { RUNTIME_CACHES } from "../../sw/runtime-caches.ts";
import {
  ARCHIVE_TILES_CACHE,
  pinnedTilesCache,
  SEEN_TILES_CACHE,
} from "../../src/domain/background/tile-caches.ts";
import { isTold, KEPT_HERE, toldAs } from "../examples/kept-here.ts";
import { sourceFiles } from "./source-files.ts";

const KEY = /KEY = "(parvis[^"]+)"/gu;
const CACHE = /CACHE = "([^"]+)"/gu;

const texts = sourceFiles()
  .filter((file) => /^(?:src|sw|replication)\/.*\.tsx?$/u.test(file))
  .map((file) => readFileSync(file, "utf8"));
const found = (what: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(what)].map(([, name = ""]) => name));

describe("what this site keeps on a device", () => {
  it("is in the table, key by key and cache by cache [AUTH-29]", () => {
    const keys = found(KEY);
    const caches = [...found(CACHE), ...RUNTIME_CACHES.map(({ name }) => name)];
    caches.push(SEEN_TILES_CACHE, ARCHIVE_TILES_CACHE, pinnedTilesCache("35024"));
    expect(keys.length).toBeGreaterThan(14);
    const isKept = (key: string) =>
      toldAs("localStorage", key) !== undefined || toldAs("sessionStorage", key) !== undefined;
    expect(keys.filter((key) => !isKept(key))).toEqual([]);
    expect(caches.filter((name) => toldAs("caches", name) === undefined)).toEqual([]);
  });

  it("is told in « Mes données », in the words of the table [AUTH-29]", () => {
    const screens = sourceFiles()
      .filter((file) => /^src\/features\/account\/(?:privacy|kept)-[\w-]+\.tsx$/u.test(file))
      .map((file) => readFileSync(file, "utf8").replaceAll(/\s+/gu, " "))
      .join(" ");
    const untold = KEPT_HERE.map(({ told }) => told).filter(
      (told) => isTold(told) && !screens.includes(told),
    );
    expect(untold).toEqual([]);
  });
});
