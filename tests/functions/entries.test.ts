import { describe, expect, it } from "vitest";
import { entriesOf } from "../../functions/src/commands/entries.ts";
import { aCommand } from "../examples/a-command.ts";

/** As `JSON.parse` makes it, which is not afraid of depth. */
function nested(levels: number): unknown {
  return JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`);
}

describe("a command that is nested ten thousand deep", () => {
  it.each([
    ["itself", nested(10_000)],
    ["in its payload", { ...aCommand(), payload: nested(10_000) }],
    ["in a field besides", { ...aCommand(), more: nested(10_000) }],
  ])("is refused alone: %s [P6] [SEC-6]", (_, hostile) => {
    const entries = entriesOf({ commands: [aCommand(), hostile, aCommand()] });
    expect(entries?.map(({ command }) => command.ok)).toEqual([true, false, true]);
    expect(entries?.[1]?.command).toMatchObject({ problem: { code: "too_large" } });
  });
});
