import { afterEach, describe, expect, it, vi } from "vitest";
import { askFollowUps } from "../../functions/src/cities/ask-follow-ups.ts";
import { db } from "../../functions/src/firebase.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";

// What is noted stays where it is, to be counted here.
const later = vi.hoisted((): unknown[] => []);
vi.mock("../../functions/src/tasks/later.ts", () => ({
  doLater: (_: object, data: object) => Promise.resolve(void later.push(data)),
}));

/** More than one transaction takes. */
const MANY = 401;

function asked(cityId: string, count: number) {
  const step = { reason: "", byKind: "moderator", byName: "" } as const;
  const history = [{ ...step, at: NOW - 28 * DAY_MS - 1_000, status: "resolved" }] as const;
  return Array.from({ length: count }, () =>
    anAnomaly({ id: newIdentifier(), cityId, status: "resolved", history }),
  );
}

/** Before anything is begun, or once the work is done and nothing of it is kept yet. */
type Interruption = Readonly<Partial<Record<"before" | "atTheEnd", () => Promise<unknown>>>>;

function interrupt(nth: number, { before, atTheEnd }: Interruption): void {
  const store = db();
  const run = store.runTransaction.bind(store);
  let begun = 0;
  vi.spyOn(store, "runTransaction").mockImplementation(async (work, options) => {
    begun += 1;
    if (begun !== nth) return run(work, options);
    await before?.();
    return run(async (transaction) => {
      const result = await work(transaction);
      await atTheEnd?.();
      return result;
    }, options);
  });
}

const dies = (): Promise<never> => Promise.reject(new Error("The run died."));
const since = { now: NOW, statisticsOf: NOW - DAY_MS };
const eventsOf = async (cityId: string) => (await refs.events(cityId).get()).docs;

/** As if their authors were told. @returns the reports they were about */
async function told(cityId: string): Promise<readonly string[]> {
  const events = await eventsOf(cityId);
  await Promise.all(events.map(({ ref }) => ref.delete()));
  return events.map((event) => String(event.get("subject.id")));
}

const sortedIds = (reports: readonly { readonly id: string }[]) => reports.map(({ id }) => id).toSorted();

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the count of the night that asks authors", () => {
  it("asks nobody again when another run went by before it could begin [NOT-20] [P10]", async () => {
    const cityId = aCityIdOf("side");
    const reports = asked(cityId, 2);
    const before: (readonly string[])[] = [];
    interrupt(1, {
      before: async () => {
        await askFollowUps(cityId, reports, since);
        before.push(await told(cityId));
      },
    });
    await askFollowUps(cityId, reports, since);
    expect(later).toContainEqual({ cityId });
    expect(before.map((ids) => ids.toSorted())).toEqual([sortedIds(reports)]);
    expect(await told(cityId)).toEqual([]);
  });

  it("is not set back by a run of an earlier moment that ends after it [NOT-20] [P10]", async () => {
    const cityId = aCityIdOf("late");
    const later = { ...since, now: NOW + DAY_MS };
    interrupt(1, { before: () => askFollowUps(cityId, [], later) });
    await askFollowUps(cityId, [], since);
    expect((await refs.followUps(cityId).get()).get("countedAt")).toBe(later.now);
  });

  it("keeps nothing of a step in which it dies, and asks all of them the next time [NOT-20] [P5]", async () => {
    const cityId = aCityIdOf("died");
    const reports = asked(cityId, 3);
    interrupt(1, { atTheEnd: dies });
    await expect(askFollowUps(cityId, reports, since)).rejects.toThrow("The run died.");
    expect(await eventsOf(cityId)).toEqual([]);
    await askFollowUps(cityId, reports, since);
    expect((await told(cityId)).toSorted()).toEqual(sortedIds(reports));
  });

  it("goes on where it died, and asks each of many once [NOT-20] [P5] [P10]", async () => {
    const cityId = aCityIdOf("many");
    const reports = asked(cityId, MANY);
    interrupt(2, { before: dies });
    await expect(askFollowUps(cityId, reports, since)).rejects.toThrow("The run died.");
    const first = await told(cityId);
    expect(first).toHaveLength(MANY - 1);
    await askFollowUps(cityId, reports, since);
    expect([...first, ...(await told(cityId))].toSorted()).toEqual(sortedIds(reports));
  });
});
