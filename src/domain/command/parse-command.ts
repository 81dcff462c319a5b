import { MY_CITY_SCHEMA } from "../account/my-city-schema.ts";
import { FOLLOW_SCHEMA } from "../anomaly/follow-anomaly.ts";
import { ME_TOO_SCHEMA } from "../anomaly/me-too-anomaly.ts";
import { REPORT_SCHEMA } from "../anomaly/report-schema.ts";
import { IDENTIFIER_SCHEMA } from "../basics/identifier.ts";
import { INSTANT_SCHEMA } from "../basics/instant.ts";
import { ok, err, type Result } from "../basics/result.ts";
import { anything, integer, nullable, object, oneOf, type Schema } from "../basics/schema.ts";
import { CITY_ID_SCHEMA } from "../city/city.ts";
import { CITY_SETTINGS_SCHEMA } from "../city/update-city-settings.ts";
import type { Command, CommandKind, CommandPayloads } from "./command.ts";
import type { Refusal } from "./refusal.ts";

const PAYLOAD_SCHEMAS: { readonly [K in CommandKind]: Schema<CommandPayloads[K]> } = {
  "report-anomaly": REPORT_SCHEMA,
  "me-too-anomaly": ME_TOO_SCHEMA,
  "follow-anomaly": FOLLOW_SCHEMA,
  "update-city-settings": CITY_SETTINGS_SCHEMA,
  "update-my-city": MY_CITY_SCHEMA,
};

const COMMAND_KINDS = Object.keys(PAYLOAD_SCHEMAS) as CommandKind[];

type Envelope = Omit<Command, "payload"> & { readonly payload: unknown };

const ENVELOPE_SCHEMA = object<Envelope>({
  id: IDENTIFIER_SCHEMA,
  kind: oneOf(COMMAND_KINDS),
  cityId: CITY_ID_SCHEMA,
  payload: anything,
  basedOn: nullable(integer({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  dependsOn: nullable(IDENTIFIER_SCHEMA),
  performedAt: INSTANT_SCHEMA,
});

/**
 * The city's door. A broken envelope is `malformed`, a kind from a newer client `unknown_kind`, a payload that
 * breaks its limits `invalid` with its fields. The caller has checked COMMAND_BYTES_MAX.
 */
export function parseCommand(value: unknown): Result<Command, Refusal> {
  const envelope = ENVELOPE_SCHEMA.parse(value);
  if (!envelope.ok) {
    const isNewKind = envelope.problem.every(({ field, code }) => field === "kind" && code === "not_one_of");
    return err({ code: isNewKind ? "unknown_kind" : "malformed", fields: envelope.problem });
  }
  const payload = PAYLOAD_SCHEMAS[envelope.value.kind].parse(envelope.value.payload);
  if (!payload.ok) return err({ code: "invalid", fields: payload.problem });
  return ok({ ...envelope.value, payload: payload.value } as Command);
}
