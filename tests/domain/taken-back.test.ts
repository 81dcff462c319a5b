import { expect, it } from "vitest";
import { PERMISSIONS } from "../../src/domain/account/permissions.ts";
import { definitionOf } from "../../src/domain/command/command.ts";
import { COMMAND_KINDS } from "../../src/domain/command/commands.ts";

/** What the settings send is saved by a button, and read over before. */
const SAVED = "update-city-settings";

it("whatever moderators alone decide about what others wrote may be taken back before it is sent [MOD-3]", () => {
  const officials = COMMAND_KINDS.filter((kind) => {
    const roles: readonly string[] = PERMISSIONS[kind];
    return roles.every((role) => role === "moderator" || role === "admin");
  });
  const atOnce = officials.filter((kind) => {
    const { creates, isUndoable } = definitionOf({ kind });
    return creates !== true && isUndoable !== true;
  });
  expect(officials).toContain("remove-name");
  expect(atOnce).toEqual([SAVED]);
});
