import { beforeAll, describe, expect, it } from "vitest";
import { NO_ROLES } from "../../functions/src/access/identity.ts";
import { db } from "../../functions/src/firebase.ts";
import { devicesOf, keepDevice } from "../../functions/src/push/devices.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { writeMuting } from "../../functions/src/store/write-muting.ts";
import { adoptQuota } from "../../functions/src/users/adopt-quota.ts";
import { adoptReceipt } from "../../functions/src/users/adopt-receipt.ts";
import { DAY_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import { aMessage } from "../examples/a-message.ts";
import { followOn } from "../examples/marks.ts";
import { readCollection, readDocument, writeDocument } from "../rules/support/firestore-rest.ts";
import { aPushBrowser } from "../support/push-browser.ts";
import { aGuestAccount, anAccount, type TestAccount } from "./support/accounts.ts";
import {
  countedOf,
  freshFollow,
  freshMeToo,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID,
  seedCities,
} from "./support/city-life.ts";
import { ok } from "./support/named-account.ts";
import { submit, submitOne } from "./support/wire.ts";

beforeAll(seedCities);

const membershipOf = ({ uid }: TestAccount) => `users/${uid}/cities/${OPEN_CITY_ID}`;

async function aReportOfSomebody() {
  const report = freshReport();
  await submitOne(await anAccount(), report);
  return report;
}

describe("a guest and an account that may both write no messages for a while", () => {
  it("are one person who may not for the longer of the two, as moderators read it too [THR-18] [F57]", async () => {
    const [noemie, yann] = [await aGuestAccount(), await anAccount()];
    const [sooner, later] = [Date.now() + DAY_MS, Date.now() + 7 * DAY_MS];
    const mute = ({ uid }: TestAccount, until: number) =>
      db().runTransaction(async (transaction) => {
        const person = {
          until,
          authorName: "",
          byName: "",
          collection: "messages",
          about: aMessage(),
        } as const;
        writeMuting(transaction, OPEN_CITY_ID, { uid, person });
      });
    await mute(noemie, sooner);
    await mute(yann, later);
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    expect(await readDocument(membershipOf(yann))).toMatchObject({ mutedUntil: later });
    const told = async ({ uid }: TestAccount) =>
      (await refs.muted(OPEN_CITY_ID, uid).get()).get("muted") as unknown;
    expect(await told(yann)).toMatchObject({ until: later });
    expect(await told(noemie)).toBeNull();
  });
});

describe("what a guest marked, handed to an account", () => {
  it("is counted once where the account marked it before the guest did [F57, P10]", async () => {
    const [noemie, yann, report] = [await aGuestAccount(), await anAccount(), await aReportOfSomebody()];
    await submitOne(yann, freshMeToo(report, { performedAt: Date.now() - MINUTE_MS }));
    await submitOne(noemie, freshMeToo(report));
    expect(await countedOf(report)).toMatchObject({ "me-too": 2 });
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    expect(await countedOf(report)).toMatchObject({ "me-too": 1 });
  });

  it("counts no more where the account took it back, though version 0.1 noted it without saying when [F57, P10]", async () => {
    const [noemie, yann, report] = [await aGuestAccount(), await anAccount(), await aReportOfSomebody()];
    await submitOne(noemie, freshFollow(report));
    const noted = await readDocument(membershipOf(noemie));
    await writeDocument(membershipOf(noemie), { ...noted, marks: followOn(report.id) });
    await submit(yann, freshFollow(report));
    await submit(yann, freshFollow(report, false));
    expect(await countedOf(report)).toMatchObject({ follow: 2 });
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    expect(await countedOf(report)).toMatchObject({ follow: 1 });
    expect(await readDocument(membershipOf(yann))).toMatchObject({ marks: [] });
  });
});

describe("what a guest was told, handed to an account", () => {
  it("is read on there; told of one event both, the account keeps its own; their browser is told there [AUTH-7, NOT-3, NOT-11]", async () => {
    const [noemie, yann] = [await aGuestAccount(), await anAccount()];
    const tell = ({ uid }: TestAccount, id: string, toldAs: string) =>
      writeDocument(`users/${uid}/notifications/${id}`, { id, toldAs, updatedAt: new Date(1_000) });
    await tell(noemie, "both", "author");
    await tell(noemie, "hers", "author");
    await tell(yann, "both", "follower");
    const endpoint = `https://fcm.googleapis.com/${newIdentifier()}`;
    const { p256dh, auth } = aPushBrowser();
    await keepDevice(noemie.uid, { endpoint, p256dh, auth, label: "Firefox" });
    await ok("users-adoptGuest", noemie, { accountToken: yann.token });
    const told = (await readCollection(`users/${yann.uid}/notifications`)).toSorted((a, b) =>
      String(a["id"]).localeCompare(String(b["id"])),
    );
    expect(told).toMatchObject([
      { id: "both", toldAs: "follower" },
      { id: "hers", toldAs: "author" },
    ]);
    // Devices ask for what changed since they last asked.
    expect(told[1]?.["updatedAt"]).not.toEqual(new Date(1_000));
    expect(await readCollection(`users/${noemie.uid}/notifications`)).toEqual([]);
    expect(await devicesOf(yann.uid)).toMatchObject([{ endpoint, label: "Firefox" }]);
  });
});

describe("what a guest did and was answered, handed to an account", () => {
  const somebody = () => `somebody-${newIdentifier()}`;

  it("is added to what the account did that day, and beside it on others [F57] [ANO-6]", async () => {
    const [guest, account] = [somebody(), somebody()];
    await refs.quota(account, "2026-03-12").set({ "report-anomaly": 1, "post-message": 4 });
    await refs.quota(guest, "2026-03-12").set({ "report-anomaly": 2, refused: 3 });
    await refs.quota(guest, "2026-03-13").set({ "report-anomaly": 5 });
    await adoptQuota(guest, account);
    const dayOf = async (uid: string, day: string) => (await refs.quota(uid, day).get()).data();
    const both = { "report-anomaly": 3, "post-message": 4, refused: 3 };
    expect(await dayOf(account, "2026-03-12")).toEqual(both);
    expect(await dayOf(account, "2026-03-13")).toEqual({ "report-anomaly": 5 });
    expect(await dayOf(guest, "2026-03-12")).toBeUndefined();
  });

  it("is the account’s own answer where it was given one, and is written once [F57] [P2]", async () => {
    const [guest, account] = [somebody(), somebody()];
    const identity = { uid: account, isGuest: false, isConfirmed: true, ...NO_ROLES, issuedAtS: 0 };
    const [both, hers] = [newIdentifier(), newIdentifier()];
    const outcome = { state: "applied" };
    const subject = { collection: "anomalies", id: newIdentifier() };
    const receipt = (commandId: string, day: string) =>
      ({
        commandId,
        outcome,
        subject,
        kind: "follow-anomaly",
        cityId: OPEN_CITY_ID,
        day,
        rev: 1,
      }) as unknown as Receipt;
    await refs.receipt(account, both).set(receipt(both, "own"));
    for (const id of [both, hers]) await refs.receipt(guest, id).set(receipt(id, "guest"));
    for (const id of [both, hers, both]) await adoptReceipt(guest, identity, receipt(id, "guest"));
    const kept = async (uid: string, id: string) => (await refs.receipt(uid, id).get()).data();
    expect(await kept(account, both)).toMatchObject({ day: "own", rev: 1 });
    expect(await kept(account, hers)).toMatchObject({
      day: "guest",
      rev: 1,
      updatedAt: expect.anything() as object,
    });
    expect([await kept(guest, both), await kept(guest, hers)]).toEqual([undefined, undefined]);
  });
});
