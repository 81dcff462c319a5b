import { expect, it } from "vitest";
import { definitionOf, type Command } from "../../src/domain/command/command.ts";
import type { Change } from "../../src/domain/command/command-context.ts";
import { COMMAND_KINDS, type CommandKind } from "../../src/domain/command/commands.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import type { Content, Flag } from "../../src/domain/content/content.ts";
import { isTakenAway } from "../../src/domain/content/is-taken-away.ts";
import { aCity } from "../examples/a-city.ts";
import { aContext } from "../examples/a-context.ts";
import { aMessage, someSurroundings } from "../examples/a-message.ts";
import { aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ONE_OF_EACH } from "../examples/one-of-each.ts";

const PRIVACY: Flag = { code: "privacy", text: "", at: NOW, byKind: "resident" };
const STANDINGS: readonly Partial<Content>[] = [
  {},
  { flags: [PRIVACY] },
  { visibility: "hidden" },
  { visibility: "pending", flags: [PRIVACY] },
];

/** Where the payload of each kind would change nothing, or be refused. */
const { edited, ...activity } = ONE_OF_EACH["edit-activity"];
const ALSO: Partial<Record<CommandKind, object>> = {
  "flag-content": { ...ONE_OF_EACH["flag-content"], code: "privacy" },
  "withdraw-anomaly": { anomalyId: anAnomaly().id },
  "edit-idea": { ...ONE_OF_EACH["edit-idea"], title: "Un autre titre pour cette idée" },
  "edit-activity": { ...activity, edited: { ...edited, title: "Un autre titre pour l’activité" } },
};

function oneOf(kind: CommandKind): Command {
  const payload = ALSO[kind] ?? ONE_OF_EACH[kind];
  const envelope = { id: anIdentifier(9), cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW };
  const parsed = parseCommand({ ...envelope, kind, payload });
  if (!parsed.ok) throw new Error(`${kind} is taken as its form sends it.`);
  return parsed.value;
}

/** Whether such a command, from anybody about anything, changes whether it is taken from everybody. */
function takesAway(command: Command): boolean {
  return [anAnomaly(), anIdea(), anActivity(), aMessage()]
    .flatMap((content) => STANDINGS.map((standing) => ({ ...content, ...standing })))
    .some((content) =>
      [aResident(), aResident({ uid: content.authorId }), aModerator()].some((actor) => {
        const city = aCity({ preModeration: "newcomers", moderatorsCount: 1 });
        const membership = aMembership({ approved: { anomalies: 0, ideas: 0, activities: 0, messages: 0 } });
        const surroundings = someSurroundings();
        const decided = decide(command, aContext({ actor, city, membership, content, surroundings }));
        const change: Change = decided.ok ? decided.value : {};
        return change.content !== undefined && isTakenAway(change.content) !== isTakenAway(content);
      }),
    );
}

it("every command that takes its subject from everybody, or gives it back, says so, and no other [THR-30]", () => {
  const commands = COMMAND_KINDS.map(oneOf);
  const saying = commands.filter((command) => definitionOf(command).mayTakeAway === true);
  const kindsOf = (some: readonly Command[]) => some.map(({ kind }) => kind);
  expect(kindsOf(commands.filter(takesAway))).toEqual(kindsOf(saying));
});
