import type { Identifier } from "../../domain/basics/identifier.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Idea } from "../../domain/idea/idea.ts";
import { newCommand } from "../../shared/commands/new-command.ts";
import { useSendCommand } from "../../shared/commands/use-send-command.ts";

/** Proposes to merge an idea with another one, or keeps it an idea of its own. */
export function useMergeProposal(cityId: CityId) {
  const send = useSendCommand(cityId);
  return (idea: Idea, otherId: Identifier, on: boolean) => {
    const payload = { ideaId: idea.id, otherId, on };
    return send(newCommand({ kind: "propose-merge", cityId, payload, basedOn: idea.rev }), { content: idea });
  };
}
