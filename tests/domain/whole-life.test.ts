import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Actor } from "../../src/domain/account/actor.ts";
import type { Membership } from "../../src/domain/account/membership.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { resolvedByItself } from "../../src/domain/anomaly/resolve-claimed.ts";
import type { SettableStatus } from "../../src/domain/anomaly/transitions.ts";
import { HOUR_MS } from "../../src/domain/basics/instant.ts";
import type { Command } from "../../src/domain/command/command.ts";
import type { Change } from "../../src/domain/command/command-context.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { REFUSAL_CODES } from "../../src/domain/command/refusal.ts";
import { placeOf } from "../../src/domain/place/place.ts";
import { aMembership, aModerator, aResident } from "../examples/accounts.ts";
import { aContext } from "../examples/a-context.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { wholeAnswer } from "../examples/answers.ts";
import { stories } from "../support/stories.ts";
import { asked, ID, SUBJECT } from "./acts.ts";

const PEOPLE: readonly Actor[] = [
  aModerator(),
  aModerator({ uid: "moderator-karim", displayName: "Karim Benali" }),
  aModerator({ uid: "moderator-anne", displayName: "Anne Guéguen" }),
  aResident({ uid: "resident-maelle" }),
  aResident({ uid: "resident-yann" }),
];
const WORDS = "Les agents sont passés ce matin.";

/** What each of them may ask for, of the report as they see it. */
const ACTS = {
  acknowledge: (seen) => answered(seen, "ack"),
  question: (seen) => answered(seen, "info"),
  resolve: (seen) => answered(seen, "resolved"),
  reject: (seen) => answered(seen, "rejected"),
  light: (seen) => categorised(seen, "eclairage", "lampadaire-eteint"),
  clean: (seen) => categorised(seen, "proprete", "corbeille"),
  north: ({ place: from }) => moved(from, placeOf(48.182, -1.646)),
  south: ({ place: from }) => moved(from, placeOf(48.179, -1.644)),
  double: (seen) => doubled(seen, anIdentifier(77)),
  single: (seen) => doubled(seen, null),
  hide: (seen) => moderated(seen, "hidden"),
  show: (seen) => moderated(seen, "public"),
  keepBack: (seen) => moderated(seen, "private"),
  edit: ({ title, description }) =>
    asked("edit-anomaly", { anomalyId: ID, seen: { title, description }, title: "Trou", description }),
  precise: () => asked("add-precision", { anomalyId: ID, words: WORDS }),
  claim: () => asked("claim-resolved", { anomalyId: ID }),
  contest: () => asked("contest-resolved", { anomalyId: ID }),
  reopen: () => asked("reopen-anomaly", { anomalyId: ID, words: WORDS }),
  settled: () => asked("answer-follow-up", { anomalyId: ID, answer: "yes" }),
  withdraw: () => asked("withdraw-anomaly", { anomalyId: ID }),
  appeal: () => asked("appeal-decision", { subject: SUBJECT, words: WORDS }),
  flag: () => asked("flag-content", { subject: SUBJECT, code: "privacy", text: "" }),
} satisfies Record<string, (seen: Anomaly) => Command>;
type Act = keyof typeof ACTS;

function answered({ status: from }: Anomaly, to: SettableStatus): Command {
  const nothing = { reason: "", code: "", partner: "", plannedFor: "" } as const;
  return asked("change-status", { ...nothing, ...wholeAnswer(to), anomalyId: ID, from });
}

function categorised(
  { categoryId, subcategoryId }: Anomaly,
  to: Anomaly["categoryId"],
  subcategory: string,
): Command {
  const from = { categoryId, subcategoryId };
  return asked("recategorise-anomaly", { anomalyId: ID, from, categoryId: to, subcategoryId: subcategory });
}

function moved(from: Anomaly["place"], place: Anomaly["place"]): Command {
  return asked("move-anomaly", { anomalyId: ID, from, place, address: "" });
}

function doubled({ status: from }: Anomaly, duplicateOf: string | null): Command {
  return asked("mark-duplicate", { anomalyId: ID, from, duplicateOf });
}

function moderated({ moderated: last }: Anomaly, to: "public" | "hidden" | "private"): Command {
  const code = to === "hidden" ? "spam" : "";
  return asked("moderate-content", { subject: SUBJECT, seen: last?.count ?? 0, to, code, reason: "" });
}

/** What of the report a decision is about: nobody's is undone by who had not seen it. */
const ABOUT: Partial<Record<Act, (anomaly: Anomaly) => unknown>> = {
  light: ({ subcategoryId }) => subcategoryId,
  clean: ({ subcategoryId }) => subcategoryId,
  north: ({ place }) => place,
  south: ({ place }) => place,
  double: ({ status }) => status,
  single: ({ status }) => status,
  show: ({ moderated: last }) => last?.count ?? 0,
  keepBack: ({ moderated: last }) => last?.count ?? 0,
};

const step = fc.record({
  who: fc.nat(PEOPLE.length - 1),
  act: fc.constantFrom(...(Object.keys(ACTS) as Act[])),
  /** Whether the person's device has heard of the city just before. */
  isOnline: fc.boolean(),
  hours: fc.nat(24 * 20),
});

describe("a report that three moderators and two residents work on, with and without network", () => {
  it("is what its history says, undoes nobody's decision unseen, and answers each in words [MOD-1] [MOD-8] [P3] [ANO-2]", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        const first = anAnomaly({ followersCount: 1 });
        const seen = PEOPLE.map(() => first);
        const memberships: Membership[] = PEOPLE.map(() => aMembership());
        let city = first;
        let now = NOW;
        for (const { who, act, isOnline, hours } of steps) {
          now += hours * HOUR_MS;
          city = resolvedByItself(city, now) ?? city;
          if (isOnline) seen[who] = city;
          const actor = PEOPLE[who] ?? aResident();
          const before = seen[who] ?? first;
          const command = { ...ACTS[act](before), performedAt: now } as Command;
          const context = { actor, content: city, membership: memberships[who] ?? aMembership(), now };
          const decision = decide(command, aContext(context));
          expect(decision.ok || REFUSAL_CODES.includes(decision.problem.code)).toBe(true);
          if (!decision.ok) continue;
          const change: Change = decision.value;
          expectNothingUndone(act, before, city, change);
          memberships[who] = change.membership ?? context.membership;
          city = afterwards(city, change, now);
        }
      }),
      { numRuns: stories(200) },
    );
  });
});

function afterwards(city: Anomaly, { content }: Change, now: number): Anomaly {
  const after = content as Anomaly | undefined;
  if (after === undefined || after === city) return city;
  expect(parseAnomaly(after)).toEqual({ ok: true, value: after });
  expect(after).toMatchObject({ rev: city.rev + 1, updatedAt: now });
  expect(after.history.slice(0, city.history.length)).toEqual(city.history);
  const last = after.history.at(-1);
  expect(after.status === city.status || (last?.status === after.status && last.at === now)).toBe(true);
  return after;
}

function expectNothingUndone(act: Act, seen: Anomaly, city: Anomaly, { content, note }: Change): void {
  const about = ABOUT[act];
  if (about === undefined || JSON.stringify(about(seen)) === JSON.stringify(about(city))) return;
  expect(content === city || note?.code === "after_change").toBe(true);
  expect(city.visibility !== "hidden" || content?.visibility === "hidden").toBe(true);
}
