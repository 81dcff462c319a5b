import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../../src/domain/anomaly/anomaly.ts";
import { isOpen } from "../../../src/domain/anomaly/statuses.ts";
import { DAY_MS } from "../../../src/domain/basics/instant.ts";
import { queuesOf } from "../../../src/features/moderation/queues.ts";
import type { QueueItem } from "../../../src/shared/moderation/queue-item.ts";
import { anActivity } from "../../examples/an-activity.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";
import { aView } from "../anomalies/a-view.ts";

const talk = (lastAt: number, officialAt: number | null) => ({ messages: 3, lastAt, officialAt });
const talks = new Map([
  [anIdentifier(2), talk(NOW - 5, NOW - 5)],
  [anIdentifier(3), talk(NOW - 9, null)],
  [anIdentifier(4), talk(NOW - 7, NOW - 8)],
]);
const decided = { count: 1, at: NOW, to: "hidden", code: "spam", reason: "", byName: "" } as const;
const appeal = { at: NOW, words: "Ce n’est pas de la publicité." };
const known = { toReview: new Set([anIdentifier(5)]), now: NOW, talks };
const reports: readonly Partial<Anomaly>[] = [
  { id: anIdentifier(1), visibility: "pending" },
  { id: anIdentifier(2), createdAt: NOW - 9 * DAY_MS },
  { id: anIdentifier(3), createdAt: NOW - 7 * DAY_MS - 1 },
  { id: anIdentifier(4), status: "planned" },
  { id: anIdentifier(5), status: "resolved" },
  { id: anIdentifier(6), status: "resolved" },
  { id: anIdentifier(7), visibility: "hidden" },
  { id: anIdentifier(8), visibility: "private" },
  { id: anIdentifier(9), status: "resolved", flags: [{ code: "spam", text: "", at: NOW, byKind: "guest" }] },
  { id: anIdentifier(10), visibility: "hidden", moderated: { ...decided, byKind: "moderator", appeal } },
  { id: anIdentifier(11), createdAt: NOW - 7 * DAY_MS },
];

function anItem(over: Partial<Anomaly>): QueueItem {
  const view = aView(over);
  const { anomaly: content } = view;
  const { status } = content;
  return { collection: "anomalies", content, view, isOpen: isOpen(status), isUnanswered: status === "new" };
}

describe("what moderators work through", () => {
  const queues = queuesOf(reports.map(anItem), known);

  it("is in each queue that it belongs to, the oldest first, discussions by who waits [MOD-6] [THR-19]", () => {
    const ids = Object.fromEntries(
      Object.entries(queues).map(([queue, found]) => [
        queue,
        found.map(({ content: { id } }) => reports.findIndex((report) => report.id === id) + 1),
      ]),
    );
    expect(ids).toEqual({
      "to-check": [1],
      flagged: [9],
      contested: [10],
      "to-review": [5],
      new: [2, 3, 11, 8],
      late: [3],
      talks: [4, 3, 2],
      waiting: [1, 9, 10, 5, 2, 3, 11, 8],
      open: [2, 3, 11, 1, 4, 8],
    });
  });

  it("waits once, however many queues it is in [MOD-6]", () => {
    const flags = [{ code: "spam", text: "", at: NOW, byKind: "guest" }] as const;
    expect(queuesOf([anItem({ status: "new", flags })], known).waiting).toHaveLength(1);
  });

  it("has activities that wait, and none that everybody reads [MOD-6]", () => {
    const activityItem = (visibility: "pending" | "public"): QueueItem => {
      const activity = anActivity({ visibility });
      const view = { activity, sync: null, mine: false, going: false, interested: false, followed: false };
      return { collection: "activities", content: activity, view, isOpen: false, isUnanswered: false };
    };
    expect(queuesOf([activityItem("pending")], known)["to-check"]).toHaveLength(1);
    expect(queuesOf([activityItem("public")], known).waiting).toEqual([]);
  });
});
