import { expect, it } from "vitest";
import type { Outcome } from "../../src/domain/command/outcome.ts";
import { noteOfLast } from "../../src/shared/moderation/note-of-last.ts";

const NOTE = { code: "already_done", byKind: "moderator", byName: "Karim" } as const;
const applied = (appliedAt: number, note?: typeof NOTE) => ({
  outcome: { commandId: "", state: "applied", rev: 1, number: "", appliedAt, ...(note && { note }) } as const,
});
const refused: { outcome: Exclude<Outcome, { state: "retry" }> } = {
  outcome: { commandId: "", state: "refused", refusal: { code: "not_allowed" }, appliedAt: 8 },
};

it("what the city said of a decision is not said again after one’s next one [MOD-1]", () => {
  expect(noteOfLast([], 0)).toBeUndefined();
  expect(noteOfLast([applied(5, NOTE), applied(3)], 0)).toEqual(NOTE);
  // A suspension that was lifted since: receipts come the newest first.
  expect(noteOfLast([applied(7), applied(5, NOTE)], 0)).toBeUndefined();
  expect(noteOfLast([refused, applied(5, NOTE)], 0)).toBeUndefined();
});

it("what the city said of a decision ends with what happened since [MOD-1]", () => {
  expect(noteOfLast([applied(5, NOTE)], 5)).toEqual(NOTE);
  expect(noteOfLast([applied(5, NOTE)], 6)).toBeUndefined();
});
