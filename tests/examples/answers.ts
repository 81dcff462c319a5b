import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import type { StatusPayload } from "../../src/domain/anomaly/status-payload.ts";
import type { CommandContext } from "../../src/domain/command/command-context.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { aStatusChange } from "./a-command.ts";
import { aContext } from "./a-context.ts";
import { aModerator } from "./accounts.ts";
import { anAnomaly } from "./an-anomaly.ts";

const SUBJECT = anAnomaly({ rev: 6 });

export const WORDS = "Rebouchage avec la tournée de jeudi.";

export type Asked = Pick<StatusPayload, "to"> & Partial<StatusPayload>;

export function answered(
  asked: Asked,
  content: Anomaly | undefined = SUBJECT,
  over: Partial<CommandContext> = {},
) {
  return decide(aStatusChange(asked), aContext({ actor: aModerator(), content, ...over }));
}

/** What a moderator types for each status. */
export function wholeAnswer(to: StatusPayload["to"]): Asked {
  return {
    to,
    reason: WORDS,
    code: to === "rejected" ? "domaine_prive" : "",
    partner: to === "forwarded" ? "Département" : "",
    plannedFor: to === "planned" ? "2026-03-19" : "",
  };
}
