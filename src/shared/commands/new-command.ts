import { cityClock } from "../../clock/city-clock.ts";
import { newIdentifier } from "../../data/device/new-identifier.ts";
import type { Command } from "../../domain/command/command.ts";

export function newCommand<C extends Pick<Command, "kind" | "cityId" | "payload" | "basedOn">>(asked: C) {
  return { ...asked, id: newIdentifier(), dependsOn: null, performedAt: cityClock.now() };
}
