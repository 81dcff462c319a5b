import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { CommandOf } from "../../../domain/command/command.ts";
import type { CommandPayloads } from "../../../domain/command/commands.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import type { DecisionKind } from "../../../shared/moderation/use-decision.ts";

/** What moderators put right of a report (MOD-8), and the kind of command that does it. */
const KIND_OF = {
  category: "recategorise-anomaly",
  place: "move-anomaly",
  duplicate: "mark-duplicate",
} as const;
type KindOf = typeof KIND_OF;

export type Corrected = keyof KindOf;
const CORRECTED = Object.keys(KIND_OF) as readonly Corrected[];

export type CorrectionCommand = { readonly [C in Corrected]: CommandOf<KindOf[C]> }[Corrected];

/** What is chosen; what the moderator saw is added when it is sent. */
export type Correction = {
  readonly [C in Corrected]: {
    readonly of: C;
    readonly to: Omit<CommandPayloads[KindOf[C]], "anomalyId" | "from">;
  };
}[Corrected];

/** To the report as the moderator sees it. One that has not been received yet goes first. */
export function correctionCommand(anomaly: Anomaly, { of, to }: Correction): CorrectionCommand {
  const { id: anomalyId, cityId, number, rev } = anomaly;
  const payload = { anomalyId, from: seenOf(anomaly, of), ...to };
  // What was seen and what is chosen are those of the kind.
  const command = newCommand({ kind: KIND_OF[of], cityId, payload, basedOn: rev } as CorrectionCommand);
  return number === "" ? { ...command, dependsOn: anomalyId } : command;
}

export function correctionOf({ kind, payload }: CorrectionCommand): Correction {
  const { anomalyId: _, from: __, ...to } = payload;
  return { of: CORRECTED.find((of) => KIND_OF[of] === kind), to } as Correction;
}

function seenOf({ categoryId, subcategoryId, place, status }: Anomaly, of: Corrected): unknown {
  switch (of) {
    case "category":
      return { categoryId, subcategoryId };
    case "place":
      return place;
    case "duplicate":
      return status;
  }
}

export const CORRECTIONS: DecisionKind<CorrectionCommand> = { kinds: CORRECTED.map((of) => KIND_OF[of]) };
