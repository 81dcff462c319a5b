import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Result } from "../../src/domain/basics/result.ts";
import { COMMAND_KINDS, type CommandKind } from "../../src/domain/command/commands.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { REFUSAL_CODES, type Refusal } from "../../src/domain/command/refusal.ts";
import { aContext } from "../examples/a-context.ts";
import { aMessage, someSurroundings } from "../examples/a-message.ts";
import { aGuest, aModerator, anAdmin, aResident } from "../examples/accounts.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdea } from "../examples/an-idea.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { ONE_OF_EACH } from "../examples/one-of-each.ts";
import { stories } from "../support/stories.ts";

const ACTORS = [aGuest(), aResident(), aResident({ uid: anAnomaly().authorId }), aModerator(), anAdmin()];
const CONTENTS = [undefined, anAnomaly(), anIdea(), anActivity(), aMessage()];

/** What no form sends: other shapes, lengths that no limit takes, names of an object’s own machinery. */
const JUNK: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1e300, 0.5, "", "anomalies", "resolved", "__proto__", [], {}, [[[]]]),
  fc
    .constantFrom(10, 40, 80, 500, 1000, 2000)
    .chain((n) => fc.constantFrom("é".repeat(n), "é".repeat(n + 1))),
  fc.constantFrom("\u202e", "\u0000", "\ud800", "👩‍👩‍👧‍👦", "<img src=x onerror=alert(1)>", "\u2800".repeat(20)),
  fc.json().map((text): unknown => JSON.parse(text)),
);

type Tree = Record<string, unknown>;

/** One place of the payload, at any depth, is something else, missing, or new. */
function withJunk(payload: unknown, path: readonly number[], junk: unknown): unknown {
  if (typeof payload !== "object" || payload === null) return junk;
  const names = Object.keys(payload);
  const [at = 0, ...deeper] = path;
  const name = names[at % (names.length + 1)];
  if (name === undefined) return { ...payload, more: junk };
  const value = deeper.length === 0 ? junk : withJunk((payload as Tree)[name], deeper, junk);
  const changed = { ...payload, [name]: value };
  return Array.isArray(payload) ? Object.values(changed) : changed;
}

const PAYLOAD = fc.record({
  kind: fc.constantFrom<CommandKind>(...COMMAND_KINDS),
  path: fc.array(fc.nat(30), { minLength: 1, maxLength: 3 }),
  junk: JUNK,
  isLeftAlone: fc.boolean(),
});

function sent(kind: CommandKind, payload: unknown): unknown {
  const envelope = { id: anIdentifier(9), cityId: "35024", basedOn: 1, dependsOn: null, performedAt: NOW };
  return JSON.parse(JSON.stringify({ ...envelope, kind, payload }));
}

function isInWords(verdict: Result<unknown, Refusal>): boolean {
  return verdict.ok || REFUSAL_CODES.includes(verdict.problem.code);
}

describe("a command of any kind, whatever it holds", () => {
  it.each(COMMAND_KINDS)("is taken as its form sends it: %s [FORM-4]", (kind) => {
    expect(parseCommand(sent(kind, ONE_OF_EACH[kind]))).toMatchObject({ ok: true });
  });

  it("is judged the same once read again, and decided in words that there are, never by a fault [FORM-4] [P6]", () => {
    fc.assert(
      fc.property(
        PAYLOAD,
        fc.constantFrom(...ACTORS),
        fc.constantFrom(...CONTENTS),
        ({ kind, path, junk, isLeftAlone }, actor, content) => {
          const whole = ONE_OF_EACH[kind];
          const parsed = parseCommand(sent(kind, isLeftAlone ? whole : withJunk(whole, path, junk)));
          expect(isInWords(parsed)).toBe(true);
          if (!parsed.ok) return;
          const travelled: unknown = JSON.parse(JSON.stringify(parsed.value));
          expect(parseCommand(travelled)).toEqual(parsed);
          const context = aContext({ actor, content, surroundings: someSurroundings() });
          const decision = decide(parsed.value, context);
          expect(isInWords(decision)).toBe(true);
          expect(decide(parsed.value, context)).toEqual(decision);
        },
      ),
      { numRuns: stories(10_000) },
    );
  });
});
