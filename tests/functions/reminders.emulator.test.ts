import { WriteBatch } from "firebase-admin/firestore";
import { describe, expect, it, vi } from "vitest";
import { remindOfTomorrow } from "../../functions/src/notifications/remind.ts";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { membershipDocument } from "../../functions/src/store/membership-document.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { emptyMembership } from "../../src/domain/account/membership.ts";
import { anActivity } from "../examples/an-activity.ts";
import { readCollection } from "../rules/support/firestore-rest.ts";
import { anAccount } from "./support/accounts.ts";
import { aCityIdOf, newIdentifier } from "./support/city-life.ts";

const notificationsOf = (uid: string) => readCollection(`users/${uid}/notifications`);

async function timesNoted(activityId: string, now: number): Promise<number> {
  const noted = vi.spyOn(WriteBatch.prototype, "set");
  await remindOfTomorrow(now);
  const times = noted.mock.calls.filter(([ref]) => ref.id.startsWith(activityId)).length;
  noted.mockRestore();
  return times;
}

describe("an activity of tomorrow", () => {
  it("is told who comes, once though the evening is begun again [NOT-16]", async () => {
    const cityId = aCityIdOf("tomorrow");
    const now = Date.parse("2031-03-12T17:00:00+01:00");
    const activity = anActivity({ id: newIdentifier(), cityId, startsAt: now + 20 * 3_600_000 });
    await refs.content(cityId, { collection: "activities", id: activity.id }).set(activity);
    const guest = await anAccount();
    const mark = { kind: "going", subject: { collection: "activities", id: activity.id } } as const;
    const membership = { ...emptyMembership(cityId, now), marks: [mark] };
    await refs.membership(guest.uid, cityId).set(membershipDocument(membership));
    for (let times = 0; times < 2; times += 1) {
      await remindOfTomorrow(now);
      await tellCity({ cityId });
    }
    expect(await notificationsOf(guest.uid)).toMatchObject([{ kind: "activity", what: "tomorrow" }]);
  });

  it("is told of a time that is years after the first one [NOT-16] [ACT-14]", async () => {
    const cityId = aCityIdOf("monthly");
    const now = Date.parse("2033-03-14T17:00:00+01:00");
    const startsAt = Date.parse("2030-01-15T10:00:00+01:00");
    const repeats = { every: "month", count: 52, off: [] } as const;
    const activity = anActivity({ id: newIdentifier(), cityId, startsAt, repeats });
    await refs.content(cityId, { collection: "activities", id: activity.id }).set(activity);
    expect(await timesNoted(activity.id, now)).toBe(1);
  });

  it("is noted once where it repeats and begins tomorrow, so that nobody's device rings twice [NOT-16] [ACT-14]", async () => {
    const cityId = aCityIdOf("repeats");
    const now = Date.parse("2032-03-11T17:00:00+01:00");
    const repeats = { every: "week", count: 4, off: [] } as const;
    const activity = anActivity({ id: newIdentifier(), cityId, startsAt: now + 20 * 3_600_000, repeats });
    await refs.content(cityId, { collection: "activities", id: activity.id }).set(activity);
    expect(await timesNoted(activity.id, now)).toBe(1);
  });
});
