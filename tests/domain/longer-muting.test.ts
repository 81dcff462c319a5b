import { expect, it } from "vitest";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { withLongerMuting } from "../../src/domain/moderation/longer-muting.ts";
import type { MutedPerson } from "../../src/domain/moderation/muted-person.ts";
import { aMessage } from "../examples/a-message.ts";
import { NOW } from "../examples/identifiers.ts";

const person = (days: number, byName: string): MutedPerson => ({
  until: NOW + days * DAY_MS,
  authorName: "",
  byName,
  collection: "messages",
  about: aMessage(),
});

it("a suspension is not made shorter by a moderator who had not seen it, but longer, and taken back [THR-18] [P3]", () => {
  const known = person(30, "Karim");
  const asked = (days: number) => ({
    content: aMessage(),
    mutes: { uid: "resident-yann", person: days === 0 ? null : person(days, "Solène") },
  });
  expect(withLongerMuting(asked(1), known)).toEqual({
    content: aMessage(),
    note: { code: "already_done", byKind: "moderator", byName: "Karim" },
  });
  expect(withLongerMuting(asked(1), person(-1, "Karim"))).toEqual(asked(1));
  for (const days of [30, 31, 0]) expect(withLongerMuting(asked(days), known)).toEqual(asked(days));
  expect(withLongerMuting(asked(7), null)).toEqual(asked(7));
});
