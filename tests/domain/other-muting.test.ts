import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import type { Change } from "../../src/domain/command/command-context.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { besideOtherMuting } from "../../src/domain/moderation/other-muting.ts";
import type { MutedPerson } from "../../src/domain/moderation/muted-person.ts";
import { aContext } from "../examples/a-context.ts";
import { aMessage, aMute } from "../examples/a-message.ts";
import { aModerator } from "../examples/accounts.ts";
import { NOW } from "../examples/identifiers.ts";

const person = (days: number, byName: string): MutedPerson => ({
  until: NOW + days * DAY_MS,
  at: NOW,
  authorName: "",
  byName,
  by: `moderator-${byName}`,
  collection: "messages",
  about: aMessage(),
});

const asked = (days: number, seen?: number) => ({
  content: aMessage(),
  mutes: { uid: "resident-yann", person: days === 0 ? null : person(days, "Solène"), seen },
});
const noted = (code: "already_done" | "after_change") => ({
  note: { code, byKind: "moderator", byName: "Karim" },
});
const kept = { ok: true, value: { content: aMessage(), ...noted("already_done") } };
const as = (change: Change) => ({ ok: true, value: change });

const KARIMS = { person: person(7, "Karim"), changedAt: NOW };
/** It reached the city three hours after the other one. */
const beside = (change: Change, known: typeof KARIMS | null = KARIMS, performedAt = NOW) =>
  besideOtherMuting(change, known, { by: "moderator-Solène", now: NOW, performedAt });

it("what two moderators decide unseen about one person is merged, noted or « À revoir » [THR-18] [MOD-1] [P3]", () => {
  const unseen = NOW - 1;
  expect(beside(asked(7, unseen))).toEqual(kept);
  expect(beside(asked(30, unseen))).toEqual(as({ ...asked(30, unseen), ...noted("after_change") } as Change));
  for (const days of [0, 1]) {
    const muting = { byName: "Karim", until: KARIMS.person.until };
    expect(beside(asked(days, unseen))).toEqual({
      ok: false,
      problem: { code: "changed_meanwhile", muting },
    });
  }
});

it("the same suspension is the same, however long each waited for a network [THR-18] [P3]", () => {
  const later = NOW + 3 * HOUR_MS;
  const again = { ...person(7, "Solène"), until: later + 7 * DAY_MS };
  const change = { content: aMessage(), mutes: { uid: "resident-yann", person: again, seen: 0 } };
  const asking = { by: "moderator-Solène", now: later, performedAt: NOW };
  expect(besideOtherMuting(change, KARIMS, asking)).toEqual(kept);
});

it("a suspension that was seen, is over or is one's own gives way [THR-18]", () => {
  for (const days of [0, 1, 7, 30]) {
    expect(beside(asked(days, NOW))).toEqual(as(asked(days, NOW)));
    const over = { ...KARIMS, person: { ...KARIMS.person, until: NOW } };
    expect(beside(asked(days, 0), over)).toEqual(as(asked(days, 0)));
    const own = { ...KARIMS, person: person(7, "Solène") };
    expect(beside(asked(days, 0), own)).toEqual(as(asked(days, 0)));
    expect(beside(asked(days, 0), null)).toEqual(as(asked(days, 0)));
  }
  const nothing: Change = { content: aMessage() };
  expect(beside(nothing)).toEqual(as(nothing));
});

it("an earlier version, which does not say what it saw, makes no suspension shorter [THR-18] [P3]", () => {
  const known = { person: person(30, "Karim"), changedAt: NOW };
  expect(beside(asked(1), known)).toEqual(kept);
  for (const days of [30, 31, 0]) expect(beside(asked(days), known)).toEqual(as(asked(days)));
  expect(beside(asked(0), known, NOW - 5 * MINUTE_MS)).toEqual(as(asked(0)));
  expect(beside(asked(0), known, NOW - 5 * MINUTE_MS - 1)).toEqual(kept);
  const { at: _, ...ofVersionOne } = known.person;
  expect(beside(asked(0), { ...known, person: ofVersionOne }, 0)).toEqual(as(asked(0)));
});

it("a suspension says by whom, when it was decided and for how long from when the city has it [THR-18]", () => {
  const later = aContext({ actor: aModerator(), content: aMessage(), now: NOW + HOUR_MS });
  const decision = decide(aMute(7), later);
  if (!decision.ok) throw new Error("Nobody is kept from writing.");
  expect(decision.value.mutes?.person).toMatchObject({
    at: NOW,
    until: NOW + HOUR_MS + 7 * DAY_MS,
    by: aModerator().uid,
  });
});
