import type { CommandDefinition, CommandEnvelope } from "./command-definition.ts";
import { COMMANDS, type CommandKind, type CommandPayloads } from "./commands.ts";
import type { Subject } from "./subject.ts";

export type CommandOf<K extends CommandKind> = CommandEnvelope<CommandPayloads[K]> & { readonly kind: K };

export type Command = { readonly [K in CommandKind]: CommandOf<K> }[CommandKind];

export function definitionOf({ kind }: Pick<Command, "kind">): CommandDefinition {
  return COMMANDS[kind];
}

export function subjectOf(command: Command): Subject {
  return definitionOf(command).subjectOf(command);
}
