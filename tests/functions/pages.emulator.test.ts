import { describe, expect, it } from "vitest";
import { accountsAsked, moderatorsOf } from "../../functions/src/admin/reads/accounts.ts";
import { auth } from "../../functions/src/firebase.ts";
import { peopleAfter } from "../../functions/src/notifications/people.ts";
import { remindOfTomorrow } from "../../functions/src/notifications/remind.ts";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { ADMIN_PAGE } from "../../src/domain/administration/question.ts";
import { HOUR_MS } from "../../src/domain/basics/instant.ts";
import { anActivity } from "../examples/an-activity.ts";
import { anEvent } from "../examples/an-event.ts";
import { followOn } from "../examples/marks.ts";
import { anAccount } from "./support/accounts.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";
import { many, write } from "./support/many.ts";

/** One more than a page of people. */
const PEOPLE = 201;
const LAST_MS = Date.parse("2033-05-10T17:00:00+02:00");

async function followersOf(id: string, cityId: string): Promise<readonly string[]> {
  const uids = many(PEOPLE, (index) => `follower-${id}-${1000 + index}`);
  const membership = membershipDocument({ ...emptyMembership(cityId, 0), marks: followOn(id) });
  await write(uids.map((uid) => [refs.membership(uid, cityId), membership]));
  return uids;
}

async function everybodyIn(event: ReturnType<typeof anEvent>): Promise<readonly string[]> {
  const found: string[] = [];
  for (let after: string | undefined = ""; after !== undefined;) {
    const page = await peopleAfter(event, after);
    found.push(...page.people.map(({ uid }) => uid));
    ({ after } = page);
  }
  return found;
}

describe("page by page", () => {
  it("all who follow a report, and all who moderate a commune, are found once [NOT-1]", async () => {
    const [cityId, id] = [aCityIdOf("many"), newIdentifier()];
    const followers = await followersOf(id, cityId);
    const moderators = many(PEOPLE, (index) => `moderator-${id}-${1000 + index}`);
    await write(moderators.map((uid) => [refs.user(uid), { moderatorOfCities: [cityId] }]));
    const event = anEvent({ cityId, subject: { collection: "anomalies", id } });
    expect(await everybodyIn(event)).toEqual(followers);
    expect(await everybodyIn({ ...event, audience: "moderators" })).toEqual(moderators);
    await write(moderators.map((uid) => [refs.user(uid), undefined]));
  });

  it("all that happened in a commune is told [NOT-2]", async () => {
    const cityId = aCityIdOf("busy");
    const subject = { collection: "anomalies", id: newIdentifier() } as const;
    await write(
      many(51, (index) => {
        const event = anEvent({ id: `${newIdentifier()}-status`, cityId, subject });
        return [refs.events(cityId).doc(event.id), { ...event, after: "", updatedAt: new Date(index) }];
      }),
    );
    await tellCity({ cityId });
    expect((await refs.events(cityId).get()).size).toBe(0);
  });

  it("all activities of tomorrow are reminded of, though most of what is near cannot be read [NOT-16]", async () => {
    const cityId = aCityIdOf("evening");
    const at = (startsAt: number, index: number) =>
      [
        refs.content(cityId, { collection: "activities", id: `~${1000 + index}` }),
        { startsAt, title: 7 },
      ] as const;
    const unreadable = many(500, (index) => at(LAST_MS + 19 * HOUR_MS, index));
    const activity = anActivity({ id: newIdentifier(), cityId, startsAt: LAST_MS + 20 * HOUR_MS });
    const last = refs.content(cityId, { collection: "activities", id: activity.id });
    await write([...unreadable, [last, activity]]);
    await remindOfTomorrow(LAST_MS);
    expect((await refs.events(cityId).get()).docs.map((event) => event.get("subject.id") as unknown)).toEqual(
      [activity.id],
    );
    await write([...unreadable, [last, activity] as const].map(([ref]) => [ref, undefined]));
  });
});

describe("accounts that administrators look for", () => {
  it("are found by the beginning of their name, page by page, or by address or id [ADM-2]", async () => {
    const name = `Zoé ${newIdentifier()}`;
    const uids = many(ADMIN_PAGE + 1, (index) => `named-${name.slice(4)}-${10 + index}`);
    // Two of a name: their ids tell them apart.
    await write(
      uids.map((uid, index) => [refs.user(uid), { displayName: `${name} ${10 + Math.floor(index / 2)}` }]),
    );
    const asked = { text: name, which: "all" } as const;
    const first = await accountsAsked({ ...asked, after: null });
    expect(first.items.map(({ uid }) => uid)).toEqual(uids.slice(0, ADMIN_PAGE));
    const second = await accountsAsked({ ...asked, after: first.next });
    expect(second).toMatchObject({ items: [{ uid: uids.at(-1) }], next: null });
    const none = { items: [], next: null };
    expect(await accountsAsked({ text: "personne@exemple.fr", which: "all", after: null })).toEqual(none);
    expect(await accountsAsked({ text: "pas une adresse@", which: "all", after: null })).toEqual(none);
    expect(await accountsAsked({ text: newIdentifier(), which: "all", after: null })).toEqual(none);
    const yann = await anAccount();
    const { email = "" } = await auth().getUser(yann.uid);
    for (const text of [email, yann.uid])
      expect(await accountsAsked({ text, which: "all", after: null })).toMatchObject({
        items: [{ uid: yann.uid, email, isConfirmed: true }],
        next: null,
      });
    await write(uids.map((uid) => [refs.user(uid), undefined]));
  });

  it("are those that are stopped, or official, where that is asked, and go on by id [ADM-2]", async () => {
    const of = (what: string) => many(ADMIN_PAGE + 1, (index) => `~${what}-${newIdentifier()}-${10 + index}`);
    const [stopped, official] = [of("a-stopped"), of("b-official")];
    await write([
      ...stopped.map((uid) => [refs.user(uid), { isDisabled: true }] as const),
      ...official.map((uid) => [refs.user(uid), { isOfficial: true }] as const),
    ]);
    const from = (id: string) => ({ value: "", id });
    for (const [which, uids] of [
      ["disabled", stopped],
      ["official", official],
    ] as const) {
      const page = await accountsAsked({ text: "", which, after: from("~a") });
      const sorted = uids.toSorted();
      expect(page.items.map(({ uid }) => uid)).toEqual(sorted.slice(0, ADMIN_PAGE));
      expect(page.next).toEqual(from(sorted[ADMIN_PAGE - 1] ?? ""));
      const rest = await accountsAsked({ text: "", which, after: page.next });
      expect(rest.items.map(({ uid }) => uid)).toContain(sorted.at(-1));
    }
    const all = await accountsAsked({ text: "", which: "all", after: from("~a") });
    expect(all.items.map(({ uid }) => uid)).toEqual(stopped.toSorted().slice(0, ADMIN_PAGE));
    await write([...stopped, ...official].map((uid) => [refs.user(uid), undefined]));
    expect(await moderatorsOf(aCityIdOf("nobody"))).toEqual({ items: [], next: null });
  });
});
