import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WITHHOLD_BUDGET_MS } from "../../functions/src/config.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { withholdMessages, withholdSoon } from "../../functions/src/threads/withhold-messages.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import { SECOND_MS } from "../../src/domain/basics/instant.ts";
import { pageKeyOf } from "../../src/domain/thread/thread.ts";
import { aMessage, aThread } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

const later = vi.hoisted((): unknown[] => []);
vi.mock("../../functions/src/tasks/later.ts", () => ({
  doLater: ({ name }: { readonly name: string }, task: object, when: object) =>
    Promise.resolve(void later.push([name, task, when])),
}));

beforeEach(() => void (later.length = 0));
afterEach(() => vi.restoreAllMocks());

const message = aMessage();
const { cityId, subject } = message;
const threadId = subject.id;
const task = { cityId, threadId };
const threadAt = `cities/${cityId}/threads/${threadId}`;
const messageAt = `cities/${cityId}/messages/${message.id}`;
const tallyAt = `cities/${cityId}/tallies/${threadId}`;
const reportAt = `cities/${cityId}/anomalies/${threadId}`;
const hidden = { ...aThread({ state: "hidden", pages: 2 }) };

describe("the messages of a discussion that is hidden", () => {
  const withheld = async (stored: object) => {
    const { written, searches } = storedHere({ ...stored }, { found: { [messageAt]: { ...message } } });
    await withholdMessages(task);
    return { paths: written.map(([how, path]) => `${how} ${path}`), searches };
  };

  it("are withheld page by page; what was deleted meanwhile is nothing to withhold [THR-21]", async () => {
    const there = {
      [threadAt]: hidden,
      [messageAt]: { ...message },
      [reportAt]: { ...anAnomaly({ id: threadId }) },
    };
    const { paths, searches } = await withheld(there);
    expect(paths).toContain(`set ${messageAt}`);
    const pageOf = (page: number) =>
      refs.contents(cityId, "messages").where("page", "==", pageKeyOf(cityId, threadId, page));
    expect(searches.map((search, index) => search.isEqual(pageOf(index + 1)))).toEqual([true, true]);
    expect((await withheld({ [threadAt]: hidden })).paths).toEqual([]);
    expect((await withheld({ ...there, [threadAt]: { ...aThread() } })).paths).toEqual([]);
    expect(later).toEqual([]);
  });

  it("are said to be hidden where the city counts them, as long as they are [THR-21]", async () => {
    const talk = { messages: 2, lastAt: NOW, officialAt: null };
    const tallied = async (stood: object, counted: object | null, report = anAnomaly({ id: threadId })) => {
      const { written } = storedHere({
        [threadAt]: stood,
        [tallyAt]: { ...subject, talk: counted },
        [reportAt]: { ...report },
      });
      await withholdMessages(task);
      return written.filter(([, path]) => path === tallyAt).map(([, , said]) => said);
    };
    const open = { ...aThread() };
    expect(await tallied(hidden, talk)).toMatchObject([{ "talk.withheld": true }]);
    expect(await tallied(open, { ...talk, withheld: true })).toMatchObject([{ "talk.withheld": false }]);
    expect(await tallied(hidden, { ...talk, withheld: true })).toEqual([]);
    expect(await tallied(open, talk)).toEqual([]);
    expect(await tallied(hidden, null)).toEqual([]);
    const taken = anAnomaly({ id: threadId, visibility: "hidden" });
    expect(await tallied(open, talk, taken)).toMatchObject([{ "talk.withheld": true }]);
  });

  it("are withheld as far as the time of a run goes, and the other pages by the next one [THR-21]", async () => {
    const until = NOW + WITHHOLD_BUDGET_MS;
    const pagesIn = async (ms: number) => {
      const { searches } = storedHere({ [threadAt]: hidden });
      vi.spyOn(systemClock, "now").mockReturnValueOnce(NOW).mockReturnValue(ms);
      await withholdMessages(task);
      return searches.length;
    };
    expect([await pagesIn(until), later]).toEqual([2, []]);
    expect(await pagesIn(until + 1)).toBe(1);
    const id = `withhold-${cityId}-${threadId}-${until + 1}`;
    expect(later).toEqual([["threads-withhold", { ...task, from: 2 }, { id, at: until + 1 }]]);
  });

  it("are looked at twice: what was decided a moment before may be written a moment after [THR-21]", async () => {
    await withholdSoon(task, NOW);
    const asked = [NOW, NOW + 20 * SECOND_MS].map((at) => [
      "threads-withhold",
      task,
      { id: `withhold-${cityId}-${threadId}-${at}`, at },
    ]);
    expect(later).toEqual(asked);
  });
});
