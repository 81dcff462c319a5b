import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as groups from "../../functions/src/index.ts";
import { logs } from "../../functions/src/logs.ts";
import { tallySoon } from "../../functions/src/marks/tally-soon.ts";
import { tellSoon } from "../../functions/src/notifications/tell-soon.ts";
import { takeBadgesBackSoon } from "../../functions/src/organisers/take-badges-back.ts";
import { doLater } from "../../functions/src/tasks/later.ts";
import { withholdSoon } from "../../functions/src/threads/withhold-messages.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { takeClock } from "../support/take-clock.ts";
import { answerOf } from "./support/answer-of.ts";

const asked = vi.hoisted(() => vi.fn<() => object>());
vi.mock("../../functions/src/firebase.ts", () => ({ db: asked, auth: asked, appCheck: asked }));

interface Deployed {
  readonly __endpoint: object;
  readonly run?: (this: void, event: unknown) => Promise<unknown>;
}

const MEMBERS = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members as Readonly<Record<string, unknown>>).map(
    ([name, member]) => [`${group}-${name}`, member as Deployed] as const,
  ),
);
const triggeredBy = (trigger: string) => MEMBERS.filter(([, member]) => trigger in member.__endpoint);

const failed = vi.spyOn(logs, "callFailed").mockReturnValue(undefined);

beforeEach(() => {
  vi.stubEnv("FIRESTORE_EMULATOR_HOST", undefined);
  asked.mockImplementation(() => {
    throw new Error("no database");
  });
  failed.mockClear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  asked.mockReset();
});

const [cityId, id] = ["35024", anIdentifier(1)];
const TASK = { cityId, activityId: id, threadId: id };
const EVENT = { scheduleTime: "2026-03-12T03:00:00Z", data: { ...TASK, data: () => TASK } };

describe("without its database", () => {
  const queued = triggeredBy("taskQueueTrigger").filter(([name]) => name !== "push-ring");
  it.each([...queued, ...triggeredBy("scheduleTrigger"), ...triggeredBy("eventTrigger")])(
    "%s fails, and is begun again [LAND-8]",
    async (name, { run }) => {
      if (name === "push-ring") return;
      await expect(run?.(EVENT)).rejects.toThrow("no database");
    },
  );

  it.each([
    ["threads-withhold", withholdSoon, { cityId, threadId: id }],
    ["organisers-takeBack", takeBadgesBackSoon, { cityId, activityId: id }],
  ] as const)(
    "and its queue, %s does at once what nobody would ask for again [P5]",
    async (name, soon, task) => {
      await expect(soon(task as never)).rejects.toThrow("no database");
      expect(failed).toHaveBeenCalledWith(name, expect.anything());
    },
  );

  it("and its queue, marks and events wait for the next one, and spoil nobody’s command [P5] [NOT-1]", async () => {
    asked.mockReturnValue({ runTransaction: () => Promise.reject(new Error("no database")) });
    await tallySoon(cityId);
    await tellSoon(cityId);
    const names = ["marks-tally", "cities-recountStatistics", "notifications-tell"];
    expect(failed.mock.calls.map(([name]) => name)).toEqual(names);
  });

  it.each([
    ["cities-createCity", groups.cities.createCity, { cityId }],
    ["users-updateUserCity", groups.users.updateUserCity, { cityId }],
    ["users-updateProfile", groups.users.updateProfile, { displayName: "Yann" }],
    ["cities-askToJoin", groups.cities.askToJoin, { cityId, name: "Yann", role: "Maire" }],
  ] as const)("%s says that it may be asked again, and not why [SEC-6]", async (name, callable, data) => {
    const rawRequest = { headers: { authorization: "Bearer a.b.c" } };
    const request = { data, auth: { uid: "yann", token: {} }, rawRequest };
    const answer = Promise.resolve(callable.run(request as never));
    await expect(answer).rejects.toMatchObject({ code: "unavailable", message: "unavailable" });
    expect(failed).toHaveBeenCalledWith(name, expect.objectContaining({ message: "no database" }));
  });

  it("an event that brings no document is about nothing [LAND-8]", async () => {
    await expect(groups.addresses.find.run({ data: undefined } as never)).resolves.toBeUndefined();
  });

  it("a local run says which work failed, and goes on [LAND-8]", async () => {
    vi.stubEnv("FIRESTORE_EMULATOR_HOST", "127.0.0.1:1");
    const clock = takeClock();
    const run = () => Promise.reject(new Error("no database"));
    await doLater({ name: "marks-tally", run }, TASK, { id: "x", at: clock.now() + 1_000 });
    await clock.advance(999);
    expect(failed).not.toHaveBeenCalled();
    await clock.advance(501);
    expect(failed).toHaveBeenCalledWith("marks-tally", expect.anything());
  });

  it("a notice that cannot be rung keeps no other from it [NOT-11]", async () => {
    const ids = Array.from({ length: 45 }, (_, index) => `yann-${index}`);
    await groups.push.ring.run({ data: { ids } } as never);
    expect(failed.mock.calls.map(([name]) => name)).toEqual(ids.map(() => "push-ring"));
  });
});

/** What each is asked for, and by which methods. */
const REQUESTS: Readonly<Record<string, readonly [string, readonly string[], number]>> = {
  "cities-calendar": [`/calendar/${cityId}.ics`, ["GET", "HEAD"], 503],
  "commands-submit": ["/", ["POST"], 503],
  "photos-get": [`/photos/${cityId}/${id}`, ["GET", "HEAD"], 503],
  "photos-upload": [`/${cityId}/${id}`, ["PUT"], 503],
  "site-missing": ["/", ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"], 404],
};
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"];

it("Each address is asked something here [SEC-6]", () => {
  const names = triggeredBy("httpsTrigger").map(([name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(REQUESTS));
});

describe.each(triggeredBy("httpsTrigger"))("%s", (name, endpoint) => {
  const [path = "", methods = [], status] = REQUESTS[name] ?? [];

  it("takes the methods it is meant for, and no other [SEC-6]", async () => {
    for (const method of METHODS) {
      const answer = await answerOf(endpoint, { method, path });
      const other = { status: 405, body: { error: "method_not_allowed" } };
      const body = { error: status === 404 ? "not_found" : "unavailable" };
      expect(answer).toMatchObject(methods.includes(method) ? { status, body } : other);
      expect(answer.headers).toMatchObject({
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
      });
    }
  });
});

const FAILING = triggeredBy("httpsTrigger").filter(([name]) => REQUESTS[name]?.[2] === 503);

it.each(FAILING)(
  "%s says that it may be asked again when it failed, and not why [SEC-6]",
  async (name, endpoint) => {
    const [path = "", [method = ""] = []] = REQUESTS[name] ?? [];
    const answer = await answerOf(endpoint, { method, path });
    expect(answer).toMatchObject({ body: { error: "unavailable" }, headers: { "Retry-After": "5" } });
    expect(failed).toHaveBeenCalledWith(name, expect.objectContaining({ message: "no database" }));
  },
);
