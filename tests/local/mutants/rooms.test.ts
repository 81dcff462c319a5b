import { expect, it } from "vitest";
import { MUTANT_ROOMS, runBy, sourcesOf, testsOf } from "../../../local/mutants/rooms.ts";

const IN_NODE = "tests/functions/entries.test.ts";
const OF_EMULATORS = "tests/functions/photos.emulator.test.ts";
const OF_THE_BUILT = "tests/functions/functions-emulator.emulator.test.ts";

const roomOf = (name: string) => MUTANT_ROOMS.filter((room) => room.name === name);
const testsOfRoom = (name: string) => roomOf(name).flatMap(testsOf);

it("lets the tests of the emulators judge the functions, besides the one that asks what was built", () => {
  const tests = testsOfRoom("functions");
  expect(tests).toEqual(expect.arrayContaining([IN_NODE, OF_EMULATORS]));
  expect(tests).not.toContain(OF_THE_BUILT);
});

it("judges the domain without emulators", () => {
  const tests = testsOfRoom("domain");
  expect(tests).toContain(IN_NODE);
  expect(tests).not.toContain(OF_EMULATORS);
});

it("measures a test of the emulators anew when a function changed, which it asks and does not import", () => {
  expect(runBy(OF_EMULATORS)).toEqual([OF_EMULATORS, "functions/src/index.ts"]);
  expect(runBy(IN_NODE)).toEqual([IN_NODE]);
});

it("judges what decides in the functions, not the lines of the log", () => {
  const sources = roomOf("functions").flatMap(sourcesOf);
  expect(sources).toContain("functions/src/access/identify.ts");
  expect(sources).not.toContain("functions/src/logs.ts");
});
