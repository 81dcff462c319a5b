import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Identity } from "../../functions/src/access/identity.ts";
import { runCommand } from "../../functions/src/commands/run-command.ts";
import { db } from "../../functions/src/firebase.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { CommandKind } from "../../src/domain/command/commands.ts";
import { aCity } from "../examples/a-city.ts";
import { anOpening } from "../examples/a-message.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ONE_OF_EACH } from "../examples/one-of-each.ts";
import { storedHere } from "./support/stored-here.ts";

vi.mock("../../functions/src/commands/leave-for-later.ts", () => ({
  leaveForLater: () => Promise.resolve(),
}));
vi.mock("../../functions/src/cities/create-city.ts", () => ({
  ensureCity: () => Promise.resolve({ ok: false, problem: "unreachable" }),
}));
vi.mock("../../functions/src/admin/day-counts.ts", () => ({ countOutcome: () => undefined }));

beforeEach(() => {
  vi.spyOn(systemClock, "now").mockReturnValue(NOW);
});
afterEach(() => vi.restoreAllMocks());

const cityId = "35024";
const authorId = "resident-maelle";
const yann: Identity = {
  uid: "resident-yann",
  isGuest: false,
  isConfirmed: true,
  isAdmin: false,
  moderatorOfCities: [],
  issuedAtS: NOW / 1000,
};

const UNLOCKED = [
  "follow-activity",
  "follow-anomaly",
  "follow-idea",
  "follow-thread",
  "interest-activity",
  "me-too-anomaly",
  "support-idea",
  "support-idea-as-guest",
  "thank-agents",
] as const satisfies readonly CommandKind[];

function oneOf(kind: CommandKind): Command {
  const envelope = { id: anIdentifier(1), cityId, basedOn: 1, dependsOn: null, performedAt: NOW };
  return { ...envelope, kind, payload: ONE_OF_EACH[kind] } as Command;
}

it("Commands that lock nothing are those that change nothing of what others change too [P5] [ACT-3]", async () => {
  const kinds = Object.keys(ONE_OF_EACH) as CommandKind[];
  const unlocked: string[] = [];
  for (const kind of kinds) {
    storedHere({});
    const batches = vi.spyOn(db(), "batch").mockClear();
    await runCommand(oneOf(kind), yann);
    if (batches.mock.calls.length > 0) unlocked.push(kind);
  }
  expect(unlocked.toSorted()).toEqual(UNLOCKED);
});

it.each(UNLOCKED)("%s is obeyed without a transaction, whatever it is about [P5]", async (kind) => {
  const contents = {
    anomalies: anAnomaly({ authorId, status: "resolved" }),
    ideas: anIdea({ authorId }),
    activities: anActivity({ authorId }),
    messages: anOpening({ id: ONE_OF_EACH["follow-thread"].messageId, authorId }),
  };
  const there = Object.entries(contents).map(
    ([of, one]) => [`cities/${cityId}/${of}/${one.id}`, one] as const,
  );
  storedHere({ [`cities/${cityId}`]: aCity({ preModeration: "none" }), ...Object.fromEntries(there) });
  const transactions = vi.spyOn(db(), "runTransaction").mockClear();
  const answer = await runCommand(oneOf(kind), { ...yann, isConfirmed: kind !== "support-idea-as-guest" });
  expect(answer).toMatchObject({ value: { state: "applied", counts: { by: 1 } } });
  expect(transactions).not.toHaveBeenCalled();
});
