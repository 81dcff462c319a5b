import { useState } from "react";
import { cityClock } from "../../../clock/city-clock.ts";
import { newIdentifier } from "../../../data/device/new-identifier.ts";
import type { PhotoRow } from "../../../data/device/rows.ts";
import type { Anomaly } from "../../../domain/anomaly/anomaly.ts";
import type { Result } from "../../../domain/basics/result.ts";
import type { Command } from "../../../domain/command/command.ts";
import type { CommandKind, CommandPayloads } from "../../../domain/command/commands.ts";
import { useSendCommand, type SendProblem } from "../../../shared/commands/use-send-command.ts";

export type Act = <K extends CommandKind>(
  kind: K,
  payload: CommandPayloads[K],
  newPhotos?: readonly PhotoRow[],
) => Promise<Result<unknown, SendProblem>>;

/** Sends what a person does with a report; one that has not been received yet goes first. */
export function useAct(anomaly: Anomaly): { readonly act: Act; readonly problem: SendProblem | null } {
  const { id, cityId, number, rev } = anomaly;
  const send = useSendCommand(cityId);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const act: Act = async (kind, payload, newPhotos = []) => {
    const dependsOn = number === "" ? id : null;
    const envelope = { id: newIdentifier(), cityId, basedOn: rev, dependsOn, performedAt: cityClock.now() };
    // A kind and its payload come together.
    const sent = await send({ ...envelope, kind, payload } as Command, { content: anomaly, newPhotos });
    setProblem(sent.ok ? null : sent.problem);
    return sent;
  };
  return { act, problem };
}
