import { beforeAll, describe, expect, it } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import { writeDigests } from "../../functions/src/notifications/digests.ts";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import type { Command } from "../../src/domain/command/command.ts";
import {
  NO_NOTIFICATIONS,
  type NotificationSettings,
} from "../../src/domain/notification/my-notifications.ts";
import { aStatusChange } from "../examples/a-command.ts";
import { readCollection } from "../rules/support/firestore-rest.ts";
import { anAccount, type TestAccount } from "./support/accounts.ts";
import { freshFollow, freshReport, newIdentifier, OPEN_CITY_ID, seedCities } from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

type Report = ReturnType<typeof freshReport>;

const envelope = () =>
  ({
    id: newIdentifier(),
    cityId: OPEN_CITY_ID,
    basedOn: 1,
    dependsOn: null,
    performedAt: Date.now(),
  }) as const;

async function aFollowedReport(): Promise<{ readonly follower: TestAccount; readonly report: Report }> {
  const follower = await anAccount();
  const report = freshReport();
  await submitOne(await anAccount(), report);
  await submitOne(follower, freshFollow(report));
  return { follower, report };
}

async function comes({ id }: Report, from: "new" | "ack", to: "ack" | "progress"): Promise<void> {
  const moderator = await anAccount({ claims: { moderatorOfCities: { [OPEN_CITY_ID]: true } } });
  const change = aStatusChange({ anomalyId: id, from, to }, envelope());
  expect(await submitOne(moderator, change)).toMatchObject({ state: "applied" });
  await tellCity({ cityId: OPEN_CITY_ID });
}

async function choose(who: TestAccount, over: Partial<NotificationSettings>): Promise<void> {
  const payload = { ...NO_NOTIFICATIONS.settings, ...over };
  const settings: Command = { ...envelope(), kind: "update-my-notifications", payload };
  expect(await submitOne(who, settings)).toMatchObject({ state: "applied" });
}

const toldTo = async ({ uid }: TestAccount): Promise<readonly unknown[]> =>
  (await readCollection(`users/${uid}/notifications`)).map(({ what }) => what);

beforeAll(seedCities);

describe("how a person wants to be told", () => {
  it("is held where it is muted and, once it is not, begins again; it stays followed meanwhile [NOT-5]", async () => {
    const { follower, report } = await aFollowedReport();
    const mute = (on: boolean): Command => ({
      ...envelope(),
      kind: "mute-content",
      payload: { subject: { collection: "anomalies", id: report.id }, on },
    });
    expect(await submitOne(follower, mute(true))).toMatchObject({ state: "applied" });
    await comes(report, "new", "ack");
    expect(await toldTo(follower)).toEqual([]);
    expect(await submitOne(follower, mute(false))).toMatchObject({ state: "applied" });
    await comes(report, "ack", "progress");
    expect(await toldTo(follower)).toEqual(["progress"]);
  });

  it("brings a summary of what is not read by the days that they chose on a device, and none to who chose none [NOT-9] [NOT-10]", async () => {
    const { follower, report } = await aFollowedReport();
    const { follower: other, report: otherReport } = await aFollowedReport();
    await choose(follower, { digest: "daily" });
    await choose(other, { digest: "never" });
    await comes(report, "new", "ack");
    await comes(otherReport, "new", "ack");
    await writeDigests("daily", Date.now() + DAY_MS);
    const mailed = (await db().collection("mail").get()).docs.map(({ id }) => id);
    expect(mailed.filter((id) => id.includes(follower.uid))).toHaveLength(1);
    expect(mailed.filter((id) => id.includes(other.uid))).toEqual([]);
  });

  it("leaves out of the list what they unticked there [NOT-9]", async () => {
    const { follower, report } = await aFollowedReport();
    await choose(follower, { channels: { status: { app: false, push: false, mail: false } } });
    await comes(report, "new", "ack");
    expect(await toldTo(follower)).toEqual([]);
  });
});
