import { describe, expect, it } from "vitest";
import type { MessageView } from "../../src/domain/thread/message-view.ts";
import { readPages, shownPages } from "../../src/domain/thread/shown-pages.ts";
import { inThreadOrder, lastAnswer } from "../../src/domain/thread/thread-order.ts";
import type { Message } from "../../src/domain/thread/message.ts";
import { aMessage } from "../examples/a-message.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

const view = (n: number, over: Partial<Message> = {}, sync: MessageView["sync"] = null): MessageView => ({
  message: aMessage({ id: anIdentifier(n), createdAt: NOW + n, ...over }),
  sync,
  mine: sync !== null,
});
const idsOf = (views: readonly MessageView[]) =>
  inThreadOrder(anIdentifier(101), views).map(({ first, answers }) =>
    [first, ...answers].map(({ message }) => message.id),
  );

describe("a thread", () => {
  it("is read in the order in which the city took its messages, answers under what they answer [THR-11]", () => {
    const views = [view(4), view(1), view(3, { replyTo: anIdentifier(1) }), view(2)];
    const ids = [[anIdentifier(1), anIdentifier(3)], [anIdentifier(2)], [anIdentifier(4)]];
    expect(idsOf(views)).toEqual(ids);
    expect(idsOf(views.toReversed())).toEqual(ids);
  });

  it("orders what came in the same millisecond alike everywhere [THR-11]", () => {
    const views = [view(2, { createdAt: NOW }), view(1, { createdAt: NOW })];
    expect(idsOf(views)).toEqual([[anIdentifier(1)], [anIdentifier(2)]]);
  });

  it("shows last what waits here, however slow the clock of the device is [THR-11]", () => {
    expect(idsOf([view(1, { createdAt: 0, performedAt: 0 }, "queued"), view(2)])).toEqual([
      [anIdentifier(2)],
      [anIdentifier(1)],
    ]);
  });

  it("shows an answer whose first message is on a page that was not read by itself, and nothing of other threads [THR-11]", () => {
    const elsewhere = view(9, { subject: { collection: "ideas", id: anIdentifier(7) } });
    expect(idsOf([view(3, { replyTo: anIdentifier(1) }), elsewhere])).toEqual([[anIdentifier(3)]]);
  });

  it.each([
    [1, undefined, [1]],
    [2, undefined, [1, 2]],
    [40, undefined, [1, 39, 40]],
    [40, 37, [1, 37, 38, 39, 40]],
    [3, 1, [1, 2, 3]],
    [3, 0, [1, 2, 3]],
  ] as const)(
    "of %i pages opens with the first and the last ones, from %s on [THR-12]",
    (pages, earliest, shown) => {
      expect(shownPages(pages, earliest)).toEqual(shown);
    },
  );

  it("reads the page with the commune's answer too, wherever it stands [THR-15]", () => {
    expect(readPages([1, 39, 40], 7)).toEqual([1, 7, 39, 40]);
    expect(readPages([1, 39, 40], 39)).toEqual([1, 39, 40]);
    expect(readPages([1], undefined)).toEqual([1]);
  });

  it("pins what the commune said last, and nothing that was taken back [THR-15]", () => {
    const answers = [
      view(1, { isOfficial: true, createdAt: NOW + 1 }),
      view(2, { isOfficial: true, createdAt: NOW + 5 }),
      view(3, { isOfficial: true, createdAt: NOW + 9, text: "" }),
      view(4, { createdAt: NOW + 12 }),
    ];
    expect(lastAnswer(anIdentifier(101), answers)?.message.id).toBe(anIdentifier(2));
    expect(lastAnswer(anIdentifier(7), answers)).toBeUndefined();
  });
});
