import { beforeEach, describe, expect, it, vi } from "vitest";
import { leaveForLater } from "../../functions/src/commands/leave-for-later.ts";
import type { MarkCount } from "../../src/domain/account/marks.ts";
import { definitionOf, subjectOf, type Command } from "../../src/domain/command/command.ts";
import type { CommandKind } from "../../src/domain/command/commands.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ONE_OF_EACH } from "../examples/one-of-each.ts";

const left: (readonly [string, unknown])[] = [];
const note = vi.hoisted(() => vi.fn<(name: string, about: unknown) => void>());
const noting = vi.hoisted(
  () => (name: string) => (about: unknown, subject?: unknown) =>
    Promise.resolve(note(name, subject ?? about)),
);
vi.mock("../../functions/src/cities/due-cities.ts", () => ({ recountTonight: noting("recount") }));
vi.mock("../../functions/src/marks/tally-soon.ts", () => ({ tallySoon: noting("tally") }));
vi.mock("../../functions/src/notifications/tell-soon.ts", () => ({ tellSoon: noting("tell") }));
vi.mock("../../functions/src/notifications/tell-changes.ts", () => ({ tellOf: noting("tell-of") }));
vi.mock("../../functions/src/organisers/take-badges-back.ts", () => ({
  takeBadgesBackSoon: noting("badges"),
}));
vi.mock("../../functions/src/threads/withhold-messages.ts", () => ({ withholdSoon: noting("withhold") }));

const cityId = "35024";

beforeEach(() => {
  left.length = 0;
  note.mockImplementation((name, about) => void left.push([name, about]));
});

function aCommandOf(kind: CommandKind): Command {
  const envelope = { id: anIdentifier(1), cityId, basedOn: 1, dependsOn: null, performedAt: NOW };
  return { ...envelope, kind, payload: ONE_OF_EACH[kind] } as Command;
}

async function leftBy(kind: CommandKind, counts?: MarkCount, state = "applied"): Promise<readonly string[]> {
  const command = aCommandOf(kind);
  const said = counts === undefined ? {} : { counts };
  left.length = 0;
  await leaveForLater(command, {
    commandId: command.id,
    state,
    rev: 1,
    number: "",
    appliedAt: NOW,
    ...said,
  } as never);
  return left.map(([name]) => name);
}

const KINDS = Object.keys(ONE_OF_EACH) as CommandKind[];
const isAbout = (kind: CommandKind, ...collections: readonly string[]) =>
  collections.includes(subjectOf(aCommandOf(kind)).collection);

describe("what nobody waits for, after a command", () => {
  it.each(KINDS)("that was not obeyed, is nothing: %s [P10]", async (kind) => {
    for (const state of ["refused", "conflict", "retry"])
      expect(await leftBy(kind, undefined, state)).toEqual([]);
  });

  it.each(KINDS)(
    "that counts for no mark, is what its subject asks for: %s [NOT-1] [CITY-15]",
    async (kind) => {
      const { mayTakeAway, verifiesOrganiser } = definitionOf(aCommandOf(kind));
      const isOfContent = isAbout(kind, "anomalies", "ideas", "activities", "messages");
      expect(await leftBy(kind)).toEqual([
        ...(kind === "post-message" ? ["tally"] : []),
        ...(isAbout(kind, "threads") || mayTakeAway === true ? ["withhold"] : []),
        ...(verifiesOrganiser === true ? ["badges"] : []),
        ...(isOfContent ? ["tell-of", "recount"] : []),
      ]);
    },
  );

  it.each([
    ["me-too-anomaly", { kind: "me-too", by: 1 }, ["tally"]],
    ["support-idea", { kind: "support", by: 1 }, ["tally", "recount"]],
    ["join-activity", { kind: "going", by: 1 }, ["tally", "recount"]],
    ["join-activity", { kind: "going", by: -1 }, ["tally", "tell", "recount"]],
    ["follow-activity", { kind: "follow", by: -1 }, ["tally", "recount"]],
  ] as const)(
    "%s that moves %o, is told who waits for a place alone [P10] [ACT-18]",
    async (kind, counts, names) => {
      expect(await leftBy(kind, counts)).toEqual(names);
    },
  );

  it("names what it is about [NOT-1]", async () => {
    const about = async (kind: CommandKind) => {
      await leftBy(kind);
      return Object.fromEntries(left);
    };
    const { payload: lock } = { payload: ONE_OF_EACH["moderate-thread"] };
    expect(await about("moderate-thread")).toEqual({ withhold: { cityId, threadId: lock.subject.id } });
    const { activityId } = ONE_OF_EACH["verify-organiser"];
    const subject = { collection: "activities", id: activityId };
    expect(await about("verify-organiser")).toEqual({
      badges: { cityId, activityId },
      "tell-of": subject,
      recount: cityId,
    });
  });
});
