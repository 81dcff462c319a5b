import { useData, useDevice } from "../../../data/data-context.ts";
import { commitCommand, type CommitProblem } from "../../../data/device/commit-command.ts";
import { newIdentifier } from "../../../data/device/new-identifier.ts";
import { useUserCity } from "../../../data/user-cities/use-user-city.ts";
import { emptyUserCity } from "../../../domain/account/user-city.ts";
import type { Identifier } from "../../../domain/basics/identifier.ts";
import { ok, err, type Result } from "../../../domain/basics/result.ts";
import type { City } from "../../../domain/city/city.ts";
import type { Command, CommandOf } from "../../../domain/command/command.ts";
import { decide } from "../../../domain/command/decide.ts";
import type { Refusal } from "../../../domain/command/refusal.ts";

/** Why a command was not kept: the city would refuse it, or the device cannot hold it. */
export type SendProblem =
  | { readonly by: "city"; readonly refusal: Refusal }
  | { readonly by: "device"; readonly code: CommitProblem["code"] };

type SettlingCommand = CommandOf<"update-city-settings" | "update-my-city">;

/** What a form says of a command; the rest is the same for all. */
export type Asked = {
  readonly [K in SettlingCommand["kind"]]: Pick<CommandOf<K>, "kind" | "payload" | "basedOn">;
}[SettlingCommand["kind"]];

/** `seen`: the city as the person saw it, where that is newer than what the device has heard. */
type Send = (asked: Asked, seen?: City) => Promise<Result<Identifier, SendProblem>>;

/** Decides here, without network, then makes the command this device's duty. Answers its id. */
export function useSendCommand(city: City): Send {
  const { actor } = useData();
  const device = useDevice();
  const userCity = useUserCity(city.id);
  return async (asked, seen = city) => {
    const now = Date.now();
    const id = newIdentifier();
    const command = { ...asked, id, cityId: city.id, dependsOn: null, performedAt: now } as Command;
    const decided = decide(command, {
      now,
      actor,
      city: seen,
      content: undefined,
      userCity: userCity ?? emptyUserCity(city.id, now),
      reportsToday: 0,
    });
    if (!decided.ok) return err({ by: "city", refusal: decided.problem });
    const kept = await commitCommand(device, { command, photoIds: [] });
    return kept.ok ? ok(id) : err({ by: "device", code: kept.problem.code });
  };
}
