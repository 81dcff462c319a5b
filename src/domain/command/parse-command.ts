import { IDENTIFIER_SCHEMA, isIdentifier, isOfCity, type Identifier } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { err, ok, type Result } from "../basics/result.ts";
import { anything, integer, nullable, object, oneOf, textThat } from "../basics/schema.ts";
import { CITY_ID_SCHEMA } from "../city/city.ts";
import { definitionOf, type Command } from "./command.ts";
import type { CommandEnvelope } from "./command-definition.ts";
import { COMMAND_KINDS, type CommandKind } from "./commands.ts";
import type { Refusal } from "./refusal.ts";

type Envelope = CommandEnvelope<unknown> & { readonly kind: CommandKind };

/** What a command creates takes its id. */
const COMMAND_ID_SCHEMA = textThat((value): value is Identifier => isIdentifier(value) && !isOfCity(value));

const ENVELOPE_SCHEMA = object<Envelope>({
  id: COMMAND_ID_SCHEMA,
  kind: oneOf(COMMAND_KINDS),
  cityId: CITY_ID_SCHEMA,
  payload: anything,
  basedOn: nullable(integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  dependsOn: nullable(IDENTIFIER_SCHEMA),
  performedAt: INSTANT_SCHEMA,
});

/**
 * Validates input at the server boundary. A broken envelope is `malformed`, a kind from a newer client `unknown_kind`, a
 * payload that breaks its limits `invalid` with its fields. The caller has checked COMMAND_BYTES_MAX.
 */
export function parseCommand(value: unknown): Result<Command, Refusal> {
  const envelope = ENVELOPE_SCHEMA.parse(value);
  if (!envelope.ok) {
    const isNewKind = envelope.problem.every(({ field, code }) => field === "kind" && code === "not_one_of");
    return err({ code: isNewKind ? "unknown_kind" : "malformed", fields: envelope.problem });
  }
  const payload = definitionOf(envelope.value).schema.parse(envelope.value.payload);
  if (!payload.ok) return err({ code: "invalid", fields: payload.problem });
  return ok({ ...envelope.value, payload: payload.value } as Command);
}
