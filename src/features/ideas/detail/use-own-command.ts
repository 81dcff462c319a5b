import type { CommandKind, CommandPayloads } from "../../../domain/command/commands.ts";
import type { Idea } from "../../../domain/idea/idea.ts";
import { newCommand } from "../../../shared/commands/new-command.ts";
import { useSendCommand } from "../../../shared/commands/use-send-command.ts";

export interface OwnDialogProps {
  readonly idea: Idea;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** An idea that has not been received yet goes first. */
export function useOwnCommand<K extends CommandKind>(kind: K, idea: Idea) {
  const send = useSendCommand(idea.cityId);
  return (payload: CommandPayloads[K]) => {
    const command = newCommand({ kind, cityId: idea.cityId, payload, basedOn: idea.rev });
    const dependsOn = idea.number === "" ? idea.id : null;
    return send({ ...command, dependsOn } as Parameters<typeof send>[0], { content: idea });
  };
}
