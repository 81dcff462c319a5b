import { err, type Result } from "../../../src/domain/basics/result.ts";
import { utf8BytesOf } from "../../../src/domain/basics/utf8-bytes.ts";
import type { Command } from "../../../src/domain/command/command.ts";
import { parseCommand } from "../../../src/domain/command/parse-command.ts";
import type { Refusal } from "../../../src/domain/command/refusal.ts";
import { COMMAND_BYTES_MAX, COMMANDS_PER_SUBMIT_MAX } from "../../../src/domain/limits/limits.ts";

const ID_CHARS_MAX = 64;

export interface Entry {
  /** As it was sent, so that the device finds its row again; empty when it is not even a text. */
  readonly id: string;
  readonly command: Result<Command, Refusal>;
}

/** `{ "commands": [1 to 20] }` and nothing else; undefined otherwise. One bad command spoils none of its neighbours (P6). */
export function entriesOf(body: unknown): readonly Entry[] | undefined {
  if (typeof body !== "object" || body === null || Object.keys(body).join() !== "commands") return undefined;
  const { commands } = body as { readonly commands: unknown };
  if (!Array.isArray(commands)) return undefined;
  if (commands.length === 0 || commands.length > COMMANDS_PER_SUBMIT_MAX) return undefined;
  return commands.map((value: unknown) => ({ id: idOf(value), command: commandOf(value) }));
}

function commandOf(value: unknown): Result<Command, Refusal> {
  return isTooLarge(value) ? err({ code: "too_large" }) : parseCommand(value);
}

/** What is nested too deeply to be written is too large as well; one such command must not take its neighbours along (P6). */
function isTooLarge(value: unknown): boolean {
  try {
    return utf8BytesOf(JSON.stringify(value)) > COMMAND_BYTES_MAX;
  } catch (error) {
    if (error instanceof RangeError) return true;
    throw error;
  }
}

function idOf(value: unknown): string {
  const id: unknown = typeof value === "object" && value !== null && "id" in value ? value.id : "";
  return typeof id === "string" ? id.slice(0, ID_CHARS_MAX) : "";
}
