import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { definitionOf } from "../../src/domain/command/command.ts";
import { CREATING_KINDS } from "../../src/domain/command/creating-kinds.ts";
import { COMMAND_KINDS } from "../../src/domain/command/commands.ts";
import { sourceFiles } from "./source-files.ts";

/** The table of commands, its permission, its words in the outbox, and who sends it. */
const FILES_MAX = 4;

const sources = sourceFiles()
  .filter((file) => /^(?:src|sw|replication|functions\/src|local|bench)\/.*\.tsx?$/u.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

describe("the kinds of commands", () => {
  it.each(COMMAND_KINDS)("« %s » is named in at most four files [LAND-1]", (kind) => {
    const naming = sources.filter(({ text }) => text.includes(`"${kind}"`)).map(({ file }) => file);
    expect(naming.length > FILES_MAX ? naming : []).toEqual([]);
  });

  it("that create something are known without their table [LAND-1]", () => {
    const creating = COMMAND_KINDS.filter((kind) => definitionOf({ kind }).creates === true);
    expect(CREATING_KINDS).toEqual(creating);
  });
});
