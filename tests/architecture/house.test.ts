import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  FILE_LINES_MAX,
  isAllowedBy,
  isWithin,
  mayImport,
  mayUse,
  ONLY_FOR_APP,
  roomOf,
  ROOMS,
  TOOL_FILES,
  type Room,
} from "./house.ts";
import { importsOf, type Import } from "../../src/i18n/plugin/imports.ts";
import { sourceFiles } from "./source-files.ts";

const files = sourceFiles().filter((file) => !TOOL_FILES.includes(file));
const code = files.filter((file) => !file.endsWith(".css"));

describe("the house", () => {
  it("has a room for every source file [LAND-1]", () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  it("lets each room import only what its row of the table allows [LAND-1]", () => {
    expect(code.flatMap(importsOf).filter(isForbidden).map(sentenceOf)).toEqual([]);
  });

  it("allows nothing that nobody uses [LAND-1]", () => {
    const imports = code.flatMap(importsOf);
    expect(ROOMS.flatMap((room) => unusedAllowances(room, imports))).toEqual([]);
  });

  it("lets nothing but app import app and the pull [LAND-1]", () => {
    const intruders = code
      .filter((file) => /^(?:src|sw|functions|replication)\//u.test(file) && !file.startsWith("src/app/"))
      .flatMap(importsOf)
      .filter(({ file, target }) =>
        ONLY_FOR_APP.some((room) => target.startsWith(`${room}/`) && !file.startsWith(`${room}/`)),
      );
    expect(intruders.map(sentenceOf)).toEqual([]);
  });

  it("keeps one feature out of another [LAND-1]", () => {
    const feature = (path: string) => /^src\/features\/([^/]+)\//u.exec(path)?.[1];
    const visits = code
      .flatMap(importsOf)
      .filter(
        ({ file, target }) =>
          feature(file) !== undefined && feature(target) !== undefined && feature(file) !== feature(target),
      );
    expect(visits.map(sentenceOf)).toEqual([]);
  });

  it("keeps every file within 200 lines [LAND-2]", () => {
    const long = files.filter((file) => readFileSync(file, "utf8").split("\n").length > FILE_LINES_MAX + 1);
    expect(long).toEqual([]);
  });
});

describe("the house's own test", () => {
  it("would notice a feature that reaches for the database [LAND-1]", () => {
    expect(isForbidden({ file: "src/features/anomalies/a.ts", target: "dexie", isOurs: false })).toBe(true);
    expect(isForbidden({ file: "src/domain/a.ts", target: "src/data/device/b.ts", isOurs: true })).toBe(true);
    expect(isForbidden({ file: "src/map/a.ts", target: "src/ui/b.ts", isOurs: true })).toBe(false);
    expect(isForbidden({ file: "src/map/a.ts", target: "src/domain/anomaly/b.ts", isOurs: true })).toBe(true);
    expect(isForbidden({ file: "src/map/a.ts", target: "leaflet", isOurs: false })).toBe(true);
  });

  it("would notice a room and a package that are allowed and not used [LAND-1]", () => {
    const room: Room = { path: "src/ui", rooms: ["src/domain"], packages: ["react", "left-pad"] };
    const uses = (target: string, isOurs: boolean): Import => ({
      file: "src/ui/button.tsx",
      target,
      isOurs,
      loads: "at once",
    });
    expect(unusedAllowances(room, [uses("react", false)])).toEqual([
      "src/ui may import src/domain and does not",
      "src/ui may use left-pad and does not",
    ]);
    expect(
      unusedAllowances(room, [
        uses("src/domain/city/city.ts", true),
        uses("react", false),
        uses("left-pad", false),
      ]),
    ).toEqual([]);
  });
});

function isForbidden({ file, target, isOurs }: Pick<Import, "file" | "target" | "isOurs">): boolean {
  const room = roomOf(file);
  if (room === undefined) return false;
  if (!isOurs) return !mayUse(room, target);
  const targetRoom = roomOf(target);
  if (targetRoom === undefined) return !(TOOL_FILES.includes(target) || /\.(?:json|svg)$/u.test(target));
  return !mayImport(room, targetRoom);
}

/** The rooms that may import everything are not asked. */
function unusedAllowances(room: Room, imports: readonly Import[]): readonly string[] {
  const own = imports.filter(({ file }) => roomOf(file)?.path === room.path);
  const isImported = (path: string) =>
    own.some(({ isOurs, target }) => isOurs && isWithin(roomOf(target)?.path ?? "", path));
  const isUsed = (allowed: string) =>
    own.some(({ isOurs, target }) => !isOurs && isAllowedBy(allowed, target));
  return [
    ...room.rooms
      .filter((path) => path !== "*" && !isImported(path))
      .map((path) => `${room.path} may import ${path} and does not`),
    ...room.packages
      .filter((name) => name !== "*" && !isUsed(name))
      .map((name) => `${room.path} may use ${name} and does not`),
  ];
}

function sentenceOf({ file, target }: { file: string; target: string }): string {
  return `${file} imports ${target}`;
}
