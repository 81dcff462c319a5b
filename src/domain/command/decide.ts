import { may } from "../account/permissions.ts";
import { err, type Result } from "../basics/result.ts";
import { definitionOf, type Command } from "./command.ts";
import type { Change, CommandContext } from "./command-context.ts";
import type { COMMANDS, CommandKind } from "./commands.ts";
import { quotaProblem } from "./quota-problem.ts";
import type { Refusal } from "./refusal.ts";

type DecisionOf<K extends CommandKind> = ReturnType<(typeof COMMANDS)[K]["decide"]>;

export function decide<K extends CommandKind>(
  command: Command & { readonly kind: K },
  context: CommandContext,
): DecisionOf<K>;
export function decide(command: Command, context: CommandContext): Result<Change, Refusal>;
export function decide(command: Command, context: CommandContext): Result<Change, Refusal> {
  const problem = actorProblem(command, context);
  return problem === undefined ? definitionOf(command).decide(command, context) : err(problem);
}

function actorProblem(command: Command, context: CommandContext): Refusal | undefined {
  const { actor, city, content } = context;
  if (actor.isDisabled) return { code: "account_disabled" };
  if (command.cityId !== city.id) return { code: "malformed" };
  const authorId = content?.authorId ?? "";
  if (!may(actor, command.kind, { cityId: city.id, authorId })) return deniedTo(command, context);
  return quotaProblem(command, context);
}

/** What only its author may do is not denied while the city does not have it yet: it comes too early. */
function deniedTo(command: Command, { actor, city, content }: CommandContext): Refusal {
  const asAuthor = { cityId: city.id, authorId: actor.uid };
  const isEarly = content === undefined && may(actor, command.kind, asAuthor);
  return { code: isEarly ? "unknown_subject" : "not_allowed" };
}
