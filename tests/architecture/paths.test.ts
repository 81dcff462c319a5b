import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ROUTES } from "../../src/domain/navigation/routes.ts";
import { sourceFiles } from "./source-files.ts";

const TABLE = "src/domain/navigation/routes.ts";

/** The beginnings of all places: what a path that is written by hand would begin with. */
const BEGINNINGS = [...new Set(Object.values(ROUTES).map((path) => path.split("/")[1]))].filter(Boolean);
const BY_HAND = new RegExp(`["'\`]/(?:${BEGINNINGS.join("|")})(?:["'\`/?#]|\\$\\{)`, "u");

/** Comments may name a place by its address. */
function codeOf(file: string): readonly string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/u.test(line));
}

describe("the addresses of places", () => {
  it("are written in their one table, and nowhere else in the page or its worker [NAV-18]", () => {
    const pages = sourceFiles().filter((file) => /^(?:src|sw)\/.*\.tsx?$/u.test(file) && file !== TABLE);
    expect(pages.filter((file) => codeOf(file).some((line) => BY_HAND.test(line)))).toEqual([]);
  });

  it("would be noticed elsewhere [NAV-18]", () => {
    for (const written of ["`/city/${id}/x`", '"/profile"', "'/about?x'"]) expect(written).toMatch(BY_HAND);
    for (const other of ['"/sw.js"', '"/photos/"', '"/citymap"']) expect(other).not.toMatch(BY_HAND);
  });
});
