import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FILE_LINES_MAX, mayImport, mayUse, ONLY_FOR_APP, roomOf, TOOL_FILES } from "./house.ts";
import { importsOf, sourceFiles, type Import } from "./imports.ts";

const files = sourceFiles().filter((file) => !TOOL_FILES.includes(file));
const code = files.filter((file) => !file.endsWith(".css"));

describe("the house", () => {
  it("has a room for every source file [LAND-1]", () => {
    expect(files.filter((file) => roomOf(file) === undefined)).toEqual([]);
  });

  it("lets each room import only what its row of the table allows [LAND-1]", () => {
    expect(code.flatMap(importsOf).filter(isForbidden).map(sentenceOf)).toEqual([]);
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
});

function isForbidden({ file, target, isOurs }: Pick<Import, "file" | "target" | "isOurs">): boolean {
  const room = roomOf(file);
  if (room === undefined) return false;
  if (!isOurs) return !mayUse(room, target);
  const targetRoom = roomOf(target);
  if (targetRoom === undefined) return !(TOOL_FILES.includes(target) || /\.(?:json|svg)$/u.test(target));
  return !mayImport(room, targetRoom);
}

function sentenceOf({ file, target }: { file: string; target: string }): string {
  return `${file} imports ${target}`;
}
