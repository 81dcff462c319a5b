import { describe, expect, it } from "vitest";
import { entriesOf } from "../../functions/src/commands/entries.ts";
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
