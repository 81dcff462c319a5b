import { may } from "../account/permissions.ts";
import type { Command } from "./command.ts";
import type { Facts } from "./decide.ts";
import type { Refusal } from "./refusal.ts";

/** What every command asks first: may this account do that here, and is this the city it means? */
export function actorProblem(command: Command, { actor, city }: Facts): Refusal | undefined {
  if (actor.isDisabled) return { code: "account_disabled" };
  if (command.cityId !== city.id) return { code: "malformed" };
  return may(actor, command.kind, { cityId: city.id }) ? undefined : { code: "not_allowed" };
}
