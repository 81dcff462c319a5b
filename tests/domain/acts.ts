import { expect } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { CommandContext } from "../../src/domain/command/command-context.ts";
import type { CommandKind, CommandPayloads } from "../../src/domain/command/commands.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { aResident } from "../examples/accounts.ts";
import { aContext } from "../examples/a-context.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

export const ID = anAnomaly().id;
export const SUBJECT = { collection: "anomalies", id: ID } as const;
const AUTHOR = aResident({ uid: "resident-maelle" });
export const OTHER = aResident({ uid: "resident-yann" });

export function asked<K extends CommandKind>(kind: K, payload: CommandPayloads[K]): Command {
  const envelope = { cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW } as const;
  return { ...envelope, id: anIdentifier(9), kind, payload } as unknown as Command;
}

export function decided(
  command: Command,
  over: Partial<Anomaly> = {},
  context: Partial<CommandContext> = {},
) {
  expect(parseCommand(command)).toMatchObject({ ok: true });
  return decide(command, aContext({ actor: AUTHOR, content: anAnomaly(over), ...context }));
}

export function after(decision: ReturnType<typeof decided>): Anomaly {
  if (!decision.ok) throw new Error(decision.problem.code);
  const { content } = decision.value as { readonly content: Anomaly };
  expect(parseAnomaly(content)).toEqual({ ok: true, value: content });
  return content;
}

export const refused = (code: string) => ({ ok: false, problem: { code } });
