import { beforeAll, describe, expect, it, vi } from "vitest";
import { auth, db } from "../../functions/src/firebase.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { withholdMessages } from "../../functions/src/threads/withhold-messages.ts";
import { adoptNotifications } from "../../functions/src/users/adopt-notifications.ts";
import { receiptsOf } from "../../functions/src/users/own-contents.ts";
import { takeMarksOff } from "../../functions/src/users/take-marks-off.ts";
import { tidyAccounts } from "../../functions/src/users/tidy-accounts.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { pageKeyOf } from "../../src/domain/thread/thread.ts";
import { aMessage, aThread } from "../examples/a-message.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier } from "../examples/identifiers.ts";
import { meTooOn } from "../examples/marks.ts";
import { readDocument } from "../rules/support/firestore-rest.ts";
import { newIdentifier, OPEN_CITY_ID as cityId, seedCities } from "./support/city-life.ts";
import { many, write } from "./support/many.ts";

const later = vi.hoisted((): object[] => []);
vi.mock("../../functions/src/tasks/later.ts", () => ({
  doLater: ({ name }: { readonly name: string }, data: object) => {
    if (name === "threads-withhold") later.push(data);
    return Promise.resolve();
  },
}));

beforeAll(seedCities);

const somebody = () => `somebody-${newIdentifier()}`;

describe("more than is read or written at once", () => {
  it.each([199, 200, 201])("of somebody’s receipts are all found, each once: %i [AUTH-23]", async (count) => {
    const uid = somebody();
    const ids = many(count, anIdentifier).toSorted();
    await write(ids.map((commandId) => [refs.receipt(uid, commandId), { commandId, kind: "follow" }]));
    const found: string[] = [];
    for await (const { commandId } of receiptsOf(uid)) found.push(commandId);
    expect(found).toEqual(ids);
  });

  it("of a guest’s notices go to their account [F57]", async () => {
    const [guest, account] = [somebody(), somebody()];
    const notices = many(201, (index) => refs.notification(guest, `notice-${index}`));
    await write(notices.map((ref) => [ref, { id: ref.id }]));
    await adoptNotifications(guest, account);
    const kept = async (uid: string) => (await refs.notifications(uid).count().get()).data().count;
    expect([await kept(guest), await kept(account)]).toEqual([0, 201]);
  });

  it("of somebody’s marks are taken off, each counted once [AUTH-23] [P10]", async () => {
    const uid = somebody();
    const marks = meTooOn(...many(201, anIdentifier));
    const membership = { ...emptyMembership("35238", 0), marks, rev: 5 };
    await write([[refs.membership(uid, "35238"), membership]]);
    await takeMarksOff(uid);
    expect((await refs.membership(uid, "35238").get()).data()).toMatchObject({ marks: [], rev: 7 });
  });

  it("of a discussion’s messages are withheld with it, on each of its pages and what opened it [THR-21]", async () => {
    const opening = aMessage({ id: newIdentifier(), cityId });
    const threadId = opening.id;
    const subject = { collection: "messages", id: threadId } as const;
    const of = (page: number, count: number) =>
      many(count, () =>
        aMessage({ id: newIdentifier(), cityId, subject, page: pageKeyOf(cityId, threadId, page) }),
      );
    const messages = [{ ...opening, subject }, ...of(1, 51), ...of(2, 2)];
    await write([
      [refs.thread(cityId, threadId), aThread({ id: threadId, cityId, state: "hidden", pages: 2 })],
      ...messages.map((one) => [refs.content(cityId, { collection: "messages", id: one.id }), one] as const),
    ]);
    const shown = async () => {
      const all = await Promise.all(
        messages.map(({ id }) => readDocument(`cities/${cityId}/messages/${id}`)),
      );
      return all.filter((message) => message?.["text"] !== "").length;
    };
    await withholdMessages({ cityId, threadId, from: 2 });
    expect(await shown()).toBe(52);
    await refs.thread(cityId, threadId).update({ state: "open" });
    await withholdMessages({ cityId, threadId });
    expect(await shown()).toBe(54);
    // Each look at the clock takes it nearer to the task's end: the other pages are another task's.
    await refs.thread(cityId, threadId).update({ state: "hidden" });
    let now = Date.now();
    const clock = vi.spyOn(systemClock, "now").mockImplementation(() => (now += 41_000));
    await withholdMessages({ cityId, threadId });
    clock.mockRestore();
    expect(later).toEqual([{ cityId, threadId, from: 2 }]);
    expect(await shown()).toBe(2);
    await withholdMessages({ cityId, threadId });
    expect(await shown()).toBe(0);
    expect(later).toHaveLength(1);
    await withholdMessages({ cityId, threadId: anIdentifier(999) });
  });

  it("as little as one message, of a discussion that nobody decided about, is withheld with its subject [THR-30]", async () => {
    const report = anAnomaly({ id: newIdentifier(), cityId, visibility: "hidden" });
    const subject = { collection: "anomalies", id: report.id } as const;
    const page = pageKeyOf(cityId, report.id, 1);
    const message = aMessage({ id: newIdentifier(), cityId, subject, page });
    await write([
      [refs.content(cityId, subject), report],
      [refs.content(cityId, { collection: "messages", id: message.id }), message],
    ]);
    await withholdMessages({ cityId, threadId: report.id });
    expect(await readDocument(`cities/${cityId}/messages/${message.id}`)).toMatchObject({ text: "", rev: 2 });
  });

  it("of all accounts are looked at in the night, from where the last one ended [SEC-17]", async () => {
    // After the accounts of all other tests.
    const uids = many(102, (index) => `~${1000 + index}`);
    const [before = "", first, ...others] = uids;
    const last = others.pop();
    await write(uids.map((uid) => [refs.user(uid), { createdAt: new Date() }]));
    await auth().importUsers(others.map((uid) => ({ uid })));
    const gone = async () => {
      await tidyAccounts.run({ scheduleTime: new Date().toISOString() });
      const all = await db().getAll(...uids.map(refs.user));
      return all.filter(({ exists }) => !exists).map(({ id }) => id);
    };
    await refs.tidyProgress().set({ after: before });
    expect(await gone()).toEqual([first, last]);
    expect((await refs.tidyProgress().get()).data()).toEqual({ after: "" });
    await refs.tidyProgress().set({ after: "~" });
    expect(await gone()).toEqual([before, first, last]);
    await auth().deleteUsers(others);
  });
});
