import type { Command } from "../../../src/domain/command/command.ts";
import type { Outcome } from "../../../src/domain/command/outcome.ts";
import { aModeratorAccount } from "../../functions/support/accounts.ts";
import { submitAs } from "./submit-as.ts";

/** What a moderator of the commune does, in a browser that is not this journey's subject. */
export async function decideAsModerator(command: Command): Promise<Outcome | undefined> {
  return (await submitAs(await aModeratorAccount(command.cityId), [command]))[0];
}
