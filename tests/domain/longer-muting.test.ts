import { expect, it } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import type { Change } from "../../src/domain/command/command-context.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { withLongerMuting } from "../../src/domain/moderation/longer-muting.ts";
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
  collection: "messages",
  about: aMessage(),
});

const asked = (days: number) => ({
  content: aMessage(),
  mutes: { uid: "resident-yann", person: days === 0 ? null : person(days, "Solène") },
});
const kept = {
  content: aMessage(),
  note: { code: "already_done", byKind: "moderator", byName: "Karim" },
};

it("a suspension is not made shorter by a moderator who had not seen it, but longer, and taken back [THR-18] [P3]", () => {
  const known = person(30, "Karim");
  expect(withLongerMuting(asked(1), known, NOW)).toEqual(kept);
  expect(withLongerMuting(asked(1), person(-1, "Karim"), NOW)).toEqual(asked(1));
  for (const days of [30, 31, 0]) expect(withLongerMuting(asked(days), known, NOW)).toEqual(asked(days));
  expect(withLongerMuting(asked(7), null, NOW)).toEqual(asked(7));
});

it("a suspension is not ended by a moderator who took back an earlier one without network [THR-18] [P3]", () => {
  const known = person(30, "Karim");
  expect(withLongerMuting(asked(0), known, NOW - 5 * MINUTE_MS)).toEqual(asked(0));
  expect(withLongerMuting(asked(0), known, NOW - 5 * MINUTE_MS - 1)).toEqual(kept);
  const { at: _, ...ofVersionOne } = known;
  expect(withLongerMuting(asked(0), ofVersionOne, 0)).toEqual(asked(0));
  const nothing: Change = { content: aMessage() };
  expect(withLongerMuting(nothing, known, 0)).toEqual(nothing);
});

it("a suspension that waited for a network is taken back by whoever decided it, who waited too [THR-18] [P3]", () => {
  const later = aContext({ actor: aModerator(), content: aMessage(), now: NOW + HOUR_MS });
  const decision = decide(aMute(7), later);
  if (!decision.ok || decision.value.mutes === undefined) throw new Error("Nobody is kept from writing.");
  const { person } = decision.value.mutes;
  expect(person).toMatchObject({ at: NOW, until: NOW + HOUR_MS + 7 * DAY_MS });
  expect(withLongerMuting(asked(0), person, NOW + 1)).toEqual(asked(0));
});
