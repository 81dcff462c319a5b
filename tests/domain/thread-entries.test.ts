import { describe, expect, it } from "vitest";
import { shownEntries, threadEntries } from "../../src/domain/thread/thread-entries.ts";
import { inThreadOrder } from "../../src/domain/thread/thread-order.ts";
import { pageKeyOf } from "../../src/domain/thread/thread.ts";
import { aMessage } from "../examples/a-message.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const ABOUT = aMessage().subject.id;

function talks(count: number) {
  const views = Array.from({ length: count }, (_, index) => ({
    message: aMessage({ id: anIdentifier(600 + index), createdAt: NOW + index * 10 }),
    sync: null,
    mine: false,
  }));
  return inThreadOrder(ABOUT, views);
}

const step = (status: string, at: number) =>
  ({ at, status, reason: "", byKind: "moderator", byName: "" }) as const;

describe("a thread", () => {
  it("tells each change of status where it happened, and not how its subject began [THR-15]", () => {
    const history = [step("new", NOW - 1), step("ack", NOW + 5), step("ack", NOW + 6)];
    expect(threadEntries(talks(2), history).map(({ kind }) => kind)).toEqual(["talk", "status", "talk"]);
  });

  it("of 20 messages is whole, a longer one begins and ends [THR-15]", () => {
    const shown = (count: number, isWhole = false) =>
      shownEntries(threadEntries(talks(count), []), { isWhole, isBroken: false });
    expect(shown(20)).toMatchObject({ hidden: 0, start: [] });
    expect(shown(21)).toMatchObject({ hidden: 0, start: [] });
    const long = shown(55);
    expect([long.start.length, long.hidden, long.end.length]).toEqual([1, 34, 20]);
    expect(shown(55, true).end).toHaveLength(55);
    const changed = threadEntries(talks(55), [step("new", NOW - 1), step("ack", NOW + 105)]);
    expect(shownEntries(changed, { isWhole: false, isBroken: false })).toMatchObject({ hidden: 34 });
  });

  it("asks for pages that are not read where they would stand, after the first one [THR-15] [THR-12]", () => {
    const views = Array.from({ length: 6 }, (_, index) => ({
      message: aMessage({
        id: anIdentifier(600 + index),
        createdAt: NOW + index,
        page: pageKeyOf("35024", ABOUT, index < 2 ? 1 : 39),
      }),
      sync: null,
      mine: false,
    }));
    const entries = threadEntries(inThreadOrder(ABOUT, views), []);
    const shown = (isBroken: boolean) => {
      const { start, hidden, end } = shownEntries(entries, { isWhole: true, isBroken });
      return [start.length, hidden, end.length];
    };
    expect(shown(true)).toEqual([2, 0, 4]);
    expect(shown(false)).toEqual([0, 0, 6]);
  });
});
