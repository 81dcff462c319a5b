import { err } from "../basics/result.ts";
import type { CommandDefinition, CommandEnvelope } from "./command-definition.ts";
import { COMMANDS, type CommandKind, type CommandPayloads } from "./commands.ts";
import type { Subject } from "./subject.ts";

export type CommandOf<K extends CommandKind> = CommandEnvelope<CommandPayloads[K]> & { readonly kind: K };

export type Command = { readonly [K in CommandKind]: CommandOf<K> }[CommandKind];

/** Two versions share a device for a while: what this one does not know it sends, and shows nothing of. */
const UNKNOWN: CommandDefinition = {
  schema: { parse: () => err([{ field: "kind", code: "not_one_of" }]) },
  perDay: null,
  isOrderedByKind: true,
  subjectOf: ({ cityId }) => ({ collection: "cities", id: cityId }),
  decide: () => err({ code: "unknown_kind" }),
  shows: (document) => document,
};

export function definitionOf({ kind }: { readonly kind: string }): CommandDefinition {
  return Object.hasOwn(COMMANDS, kind) ? COMMANDS[kind as CommandKind] : UNKNOWN;
}

export function subjectOf(command: Command): Subject {
  return definitionOf(command).subjectOf(command);
}
