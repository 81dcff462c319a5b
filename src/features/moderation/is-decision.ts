import { PERMISSIONS } from "../../domain/account/permissions.ts";
import type { Command } from "../../domain/command/command.ts";
import { subjectOf } from "../../domain/command/command.ts";
import { isContent } from "../../domain/command/subject.ts";

/** A moderator's decision about a content: what nobody else may send. */
export function isDecision(command: Command): boolean {
  const roles: readonly string[] = PERMISSIONS[command.kind];
  return roles.every((role) => role === "moderator" || role === "admin") && isContent(subjectOf(command));
}
