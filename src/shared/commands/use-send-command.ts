import { useCity } from "../../data/cities/use-city.ts";
import { useData, useDevice } from "../../data/data-context.ts";
import { commitCommand, type CommitProblem } from "../../data/device/commit-command.ts";
import type { PhotoRow } from "../../data/device/rows.ts";
import { unknownCity } from "../../data/outbox/live-overlay-input.ts";
import { countSent } from "../../data/outbox/count-sent.ts";
import { useMembership } from "../../data/memberships/use-membership.ts";
import { emptyMembership } from "../../domain/account/membership.ts";
import type { Identifier } from "../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { Command } from "../../domain/command/command.ts";
import type { CommandContext } from "../../domain/command/command-context.ts";
import { decide } from "../../domain/command/decide.ts";
import type { Refusal } from "../../domain/command/refusal.ts";

export type SendProblem =
  | { readonly by: "city"; readonly refusal: Refusal }
  | { readonly by: "device"; readonly code: CommitProblem["code"] };

/** What the command is about, and the city where the person saw it newer than what the device has heard. */
interface About extends Partial<Omit<CommandContext, "now" | "actor" | "membership">> {
  readonly photoIds?: readonly Identifier[];
  /** Photos that are in no draft. */
  readonly newPhotos?: readonly PhotoRow[];
}

type Send = (command: Command, about?: About) => Promise<Result<Identifier, SendProblem>>;

/** Decides here, without network, then makes the command this device's duty. Answers its id. */
export function useSendCommand(cityId: CityId): Send {
  const { actor, replica } = useData();
  const device = useDevice();
  const city = useCity(cityId);
  const membership = useMembership(cityId);
  return async (command, { newPhotos = [], photoIds = newPhotos.map(({ id }) => id), ...seen } = {}) => {
    const now = command.performedAt;
    const decided = decide(command, {
      now,
      actor,
      city: city ?? unknownCity(cityId),
      content: undefined,
      membership: membership ?? emptyMembership(cityId, now),
      sent: await countSent(command, { device, replica }),
      ...seen,
    });
    if (!decided.ok) return err({ by: "city", refusal: decided.problem });
    const committed = await commitCommand(device, { command, photoIds, newPhotos });
    return committed.ok ? ok(command.id) : err({ by: "device", code: committed.problem.code });
  };
}
