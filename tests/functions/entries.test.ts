import { describe, expect, it } from "vitest";
import { entriesOf } from "../../functions/src/commands/entries.ts";
import { COMMAND_BYTES_MAX } from "../../src/domain/limits/limits.ts";
import { aCommand } from "../examples/a-command.ts";

/** Deeper than the stack of a thread holds, which is larger than that of a process. */
const LEVELS = 60_000;

/** As `JSON.parse` makes it, which is not afraid of depth. */
function nested(): unknown {
  return JSON.parse(`${"[".repeat(LEVELS)}${"]".repeat(LEVELS)}`);
}

describe("a command that is nested tens of thousands deep", () => {
  it.each([
    ["itself", nested()],
    ["in its payload", { ...aCommand(), payload: nested() }],
    ["in a field besides", { ...aCommand(), more: nested() }],
  ])("is refused alone: %s [P6] [SEC-6]", (_, hostile) => {
    const entries = entriesOf({ commands: [aCommand(), hostile, aCommand()] });
    expect(entries?.map(({ command }) => command.ok)).toEqual([true, false, true]);
    expect(entries?.[1]?.command).toMatchObject({ problem: { code: "too_large" } });
  });
});

describe("the id of a command", () => {
  const idsOf = (...commands: readonly unknown[]) => entriesOf({ commands })?.map(({ id }) => id);

  it("is given back as it was sent, also of what is refused, so that the device finds its row [P6]", () => {
    const command = aCommand();
    expect(idsOf(command, { id: "a row that nobody knows" }, { id: command.id, kind: "none" })).toEqual([
      command.id,
      "a row that nobody knows",
      command.id,
    ]);
  });

  it("is empty where none was sent, or no text [P6] [SEC-6]", () => {
    expect(idsOf(null, 7, "text", [], {}, { id: 7 }, { id: null }, { id: ["a"] })).toEqual(
      Array.from({ length: 8 }, () => ""),
    );
  });

  it("is never longer than ours are allowed to be [SEC-6]", () => {
    expect(idsOf({ id: "a".repeat(64) }, { id: `${"a".repeat(64)}b` })).toEqual([
      "a".repeat(64),
      "a".repeat(64),
    ]);
  });
});

describe("what is sent together", () => {
  it.each([
    ["no object", null],
    ["a text", "commands"],
    ["nothing", {}],
    ["no list", { commands: {} }],
    ["an empty list", { commands: [] }],
    ["something besides", { commands: [aCommand()], more: 1 }],
    ["twenty-one", { commands: Array.from({ length: 21 }, () => aCommand()) }],
  ])("is refused as a whole: %s [SEC-6]", (_, body) => {
    expect(entriesOf(body)).toBeUndefined();
  });

  it("is twenty at most [SEC-6]", () => {
    expect(entriesOf({ commands: Array.from({ length: 20 }, () => aCommand()) })).toHaveLength(20);
  });
});

describe("a command that is large", () => {
  const problemOf = (command: unknown) => {
    const [entry] = entriesOf({ commands: [command] }) ?? [];
    return entry?.command.ok === false ? entry.command.problem.code : undefined;
  };

  it("weighs so many bytes, and none more [SEC-6]", () => {
    const empty = JSON.stringify({ filler: "" }).length;
    expect(problemOf({ filler: "é".repeat(COMMAND_BYTES_MAX / 2) })).toBe("too_large");
    expect(problemOf({ filler: "a".repeat(COMMAND_BYTES_MAX - empty) })).toBe("malformed");
    expect(problemOf({ filler: "a".repeat(COMMAND_BYTES_MAX - empty + 1) })).toBe("too_large");
  });

  it("is told apart from one that no JSON can be, which nobody sent [SEC-6]", () => {
    expect(() => problemOf(1n)).toThrow(TypeError);
  });
});
