import { FieldValue } from "firebase-admin/firestore";
import { afterEach, describe, expect, it, vi } from "vitest";
import { noteApart } from "../../functions/src/notifications/note-apart.ts";
import { noteEvents } from "../../functions/src/notifications/note-events.ts";
import type { Activity } from "../../src/domain/activity/activity.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anEvent } from "../examples/an-event.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { writesOf } from "./support/snapshots.ts";

const told = vi.hoisted(() => vi.fn<(cityId: string) => Promise<void>>());
const batches = vi.hoisted((): object[][] => []);
vi.mock("../../functions/src/notifications/tell-soon.ts", () => ({ tellSoon: told }));
vi.mock("../../functions/src/firebase.ts", () => ({
  db: () => ({
    collection: (path: string) => ({ doc: (id: string) => ({ path: `${path}/${id}` }) }),
    batch: () => {
      const writes: object[] = [];
      return {
        set: ({ path }: { readonly path: string }, data: object) => void writes.push({ path, data }),
        commit: async () => void batches.push(writes),
      };
    },
  }),
}));

afterEach(() => vi.unstubAllEnvs());

const cityId = "35024";

function noted(collection: "anomalies" | "activities", before: Content | undefined, after: Content) {
  const subject = { collection, id: after.id } as const;
  const step = { id: anIdentifier(6), subject, before, after, actorId: "moderator-solene", now: NOW };
  return writesOf((transaction) => noteEvents(transaction, step));
}

describe("what is to be told of a content that changes", () => {
  it("waits from its beginning, where it is told soon [NOT-1] [NOT-2]", () => {
    const before = anAnomaly();
    const decided = { at: NOW, status: "ack", reason: "", byKind: "moderator", byName: "" } as const;
    const after = anAnomaly({ status: "ack", history: [...before.history, decided] });
    const [event, ...others] = noted("anomalies", before, after);
    expect(event).toMatchObject({
      path: `cities/${cityId}/events/${anIdentifier(6)}-status`,
      data: { kind: "status", what: "ack", after: "", updatedAt: FieldValue.serverTimestamp() },
    });
    expect(others).toEqual([]);
    expect(noted("anomalies", before, before)).toEqual([]);
  });

  it("waits until nobody changes an activity any more, unless somebody may be on their way [ACT-13]", () => {
    vi.stubEnv("CHANGES_SETTLE_MS", undefined);
    const at = (startsAt: number): Activity => anActivity({ startsAt, endsAt: null });
    const [far, soon] = [at(NOW + 3 * DAY_MS), at(NOW + HOUR_MS)];
    const dueAt = (before: Activity, after: Activity) => {
      const [change, ...others] = noted("activities", before, after);
      expect(others).toEqual([]);
      expect(change).toMatchObject({
        path: `cities/${cityId}/changes/${after.id}`,
        data: { what: "changed" },
      });
      return (change?.data as { readonly dueAt?: number } | undefined)?.dueAt;
    };
    expect(dueAt(far, at(NOW + 4 * DAY_MS))).toBe(NOW + 30 * MINUTE_MS);
    expect(dueAt(far, soon)).toBe(NOW);
    expect(dueAt(soon, far)).toBe(NOW);
  });

  it("is told at once of a place that its organiser makes [ACT-18]", () => {
    const full = anActivity({ capacity: 2, goingCount: 2 });
    const [event] = noted("activities", full, anActivity({ capacity: 3, goingCount: 2 }));
    expect(event).toMatchObject({ data: { what: "place-freed", after: "", subject: { id: full.id } } });
  });
});

describe("what the time brought about", () => {
  it("is noted in parts that the database takes, from its beginning, and told in each commune [NOT-16] [NOT-2]", async () => {
    const events = Array.from({ length: 401 }, (_, index) =>
      anEvent({ id: `event-${index}`, cityId: index === 400 ? "35238" : cityId }),
    );
    await noteApart(events);
    expect(batches.map((writes) => writes.length)).toEqual([400, 1]);
    const data = { ...events[400], after: "", updatedAt: FieldValue.serverTimestamp() };
    expect(batches[1]).toEqual([{ path: "cities/35238/events/event-400", data }]);
    expect(told.mock.calls.map(([city]) => city)).toEqual([cityId, "35238"]);
  });
});
