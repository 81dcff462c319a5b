import { describe, expect, it } from "vitest";
import { DEMO_CITY_ID } from "../../local/demo/accounts.ts";
import { demoActivities } from "../../local/demo/activities/demo-activities.ts";
import { demoAnomalies } from "../../local/demo/demo-anomalies.ts";
import { demoIdeas } from "../../local/demo/ideas/demo-ideas.ts";
import { demoSite } from "../../local/demo/load-demo.ts";
import { isOfficeHour } from "../../local/demo/office-hours.ts";
import { demoTalks } from "../../local/demo/threads/demo-messages.ts";
import { parseMessage } from "../../src/domain/thread/parse-message.ts";
import { parseThread } from "../../src/domain/thread/parse-thread.ts";

const TODAY = Date.UTC(2026, 10, 20);
const BETTON = demoSite(DEMO_CITY_ID);
const contents = {
  anomalies: demoAnomalies(BETTON, { count: 300, today: TODAY, isAnswered: true }),
  ideas: demoIdeas(BETTON, TODAY),
  activities: demoActivities(BETTON, TODAY),
};
const { messages, threads } = demoTalks(contents, TODAY);

describe("the discussions of the demo commune", () => {
  it("are about a hundred and twenty, the same twice, some locked, some hidden, some with what is hidden or flagged [LAND-4]", () => {
    const discussed = new Set(messages.map(({ subject }) => subject.id));
    expect(discussed.size).toBeGreaterThan(110);
    expect(discussed.size).toBeLessThanOrEqual(120);
    expect(demoTalks(contents, TODAY)).toEqual({ messages, threads });
    expect(threads.filter(({ state }) => state === "locked").length).toBeGreaterThan(2);
    const hidden = threads.filter(({ state }) => state === "hidden").map(({ id }) => id);
    expect(hidden.length).toBeGreaterThan(1);
    expect(messages.filter(({ withheld }) => withheld === true).map(({ subject }) => subject.id)).toEqual(
      messages.filter(({ subject }) => hidden.includes(subject.id)).map(({ subject }) => subject.id),
    );
    expect(messages.some(({ visibility }) => visibility === "hidden")).toBe(true);
    expect(messages.some(({ flags = [] }) => flags.length > 0)).toBe(true);
    expect(messages.some(({ isOfficial }) => isOfficial)).toBe(true);
  });

  it("have a town hall that writes and decides in its office hours alone", () => {
    const written = messages.filter(({ isOfficial }) => isOfficial).map(({ createdAt }) => createdAt);
    const decided = messages.flatMap(({ moderated }) => (moderated === undefined ? [] : [moderated.at]));
    const closed = threads.flatMap(({ decidedAt }) => decidedAt ?? []);
    expect([...written, ...decided, ...closed].filter((at) => !isOfficeHour(at))).toEqual([]);
  });

  it("hold only what the city could have written, and tell nothing of tomorrow", () => {
    const ids = new Set(messages.map(({ id }) => id));
    for (const message of messages) {
      expect(parseMessage(message)).toEqual({ ok: true, value: message });
      expect(message.createdAt).toBeLessThanOrEqual(TODAY);
      expect(message.replyTo === null || ids.has(message.replyTo)).toBe(true);
    }
    for (const thread of threads) expect(parseThread(thread)).toEqual({ ok: true, value: thread });
  });
});
