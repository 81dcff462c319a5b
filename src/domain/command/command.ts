import type { Identifier } from "../basics/identifier.ts";
import type { Instant } from "../basics/instant.ts";
import type { MyCityPayload } from "../account/update-my-city.ts";
import type { CityId } from "../city/city.ts";
import type { CitySettingsPayload } from "../city/update-city-settings.ts";
import type { FollowPayload } from "../anomaly/follow-anomaly.ts";
import type { MeTooPayload } from "../anomaly/me-too-anomaly.ts";
import type { ReportPayload } from "../anomaly/report-payload.ts";

/** What each kind of command carries. A new kind is one line here, one file in its entity, one row in `decide.ts`. */
export interface CommandPayloads {
  readonly "report-anomaly": ReportPayload;
  readonly "me-too-anomaly": MeTooPayload;
  readonly "follow-anomaly": FollowPayload;
  readonly "update-city-settings": CitySettingsPayload;
  readonly "update-my-city": MyCityPayload;
}

export type CommandKind = keyof CommandPayloads;

/**
 * What a person asked for, as it travels. It says nothing about who asks: the token does.
 * A creating command gives its own id to what it creates.
 */
export type Command = {
  readonly [K in CommandKind]: {
    /** UUID v7, made when the form opens. */
    readonly id: Identifier;
    readonly kind: K;
    readonly cityId: CityId;
    readonly payload: CommandPayloads[K];
    /** `rev` of the subject as the person saw it; null when the command creates it. */
    readonly basedOn: number | null;
    /** The command that creates the subject, while it is not applied itself. */
    readonly dependsOn: Identifier | null;
    /** By the device's clock. */
    readonly performedAt: Instant;
  };
}[CommandKind];

export type CommandOf<K extends CommandKind> = Extract<Command, { readonly kind: K }>;

/** Commands whose subject is an anomaly. */
export type AnomalyCommand = CommandOf<"report-anomaly" | "me-too-anomaly" | "follow-anomaly">;

export function isAboutAnomaly(command: Command): command is AnomalyCommand {
  return command.kind !== "update-city-settings" && command.kind !== "update-my-city";
}

/** A report is about the anomaly it makes. */
export function anomalyIdOf(command: AnomalyCommand): Identifier {
  return command.kind === "report-anomaly" ? command.id : command.payload.anomalyId;
}
