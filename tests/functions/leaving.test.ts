import { FieldValue } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Identity } from "../../functions/src/access/identity.ts";
import { db } from "../../functions/src/firebase.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { moveMuting } from "../../functions/src/store/write-muting.ts";
import { adoptQuota } from "../../functions/src/users/adopt-quota.ts";
import { adoptReceipt } from "../../functions/src/users/adopt-receipt.ts";
import { leaveSignature } from "../../functions/src/users/leave-signature.ts";
import { changeOwnContent, leavePhotos, photosOf } from "../../functions/src/users/own-contents.ts";
import { takeMarksOff } from "../../functions/src/users/take-marks-off.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import type { Content } from "../../src/domain/content/content.ts";
import { aReceipt } from "../examples/a-receipt.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

vi.mock("../../functions/src/marks/tally-soon.ts", () => ({ tallySoon: () => Promise.resolve() }));
vi.mock("../../functions/src/notifications/tell-soon.ts", () => ({ tellSoon: () => Promise.resolve() }));
beforeEach(() => void vi.spyOn(systemClock, "now").mockReturnValue(NOW));
afterEach(() => vi.restoreAllMocks());

const [cityId, guest, account] = ["35024", "guest-noemie", "resident-yann"];
const report = anAnomaly({ id: anIdentifier(1), authorId: guest });
const subject = { collection: "anomalies", id: report.id } as const;
const [published, whole] = [
  `cities/${cityId}/anomalies/${report.id}`,
  `cities/${cityId}/moderation/${report.id}`,
];
const storedAs = (content: Content, authorId = content.authorId) => ({
  [published]: { ...content, authorId: "" },
  [whole]: { content: null, authorId, collection: "anomalies" },
});
const receipt = {
  ...aReceipt({ commandId: report.id }),
  subject,
  outcome: { commandId: report.id, state: "applied", rev: 1, number: "2026-0142", appliedAt: NOW - 5 },
} as const;
const aPhoto = (id: string) => ({ id, alt: "Le trou", state: "waiting", thumb: "" }) as const;
const receiptOf = (uid: string) => `users/${uid}/receipts/${report.id}`;
const pathsOf = (written: readonly (readonly unknown[])[]) =>
  written.map(([how, path]) => `${String(how)} ${String(path)}`);

describe("what a guest takes along", () => {
  const yann: Identity = {
    uid: account,
    isGuest: false,
    isConfirmed: true,
    isAdmin: false,
    moderatorOfCities: [],
    issuedAtS: 0,
  };
  const moved = { rev: FieldValue.increment(1), updatedAt: FieldValue.serverTimestamp() };
  const adopted = async (stored: object) => {
    const { written } = storedHere({ [receiptOf(guest)]: { ...receipt }, ...stored });
    await adoptReceipt(guest, yann, receipt);
    return written;
  };

  it("is what they made, as the account’s, with its photos [F57]", async () => {
    const id = anIdentifier(7);
    const photo = `cities/${cityId}/photos/${id}`;
    const photos = [aPhoto(id)];
    const theirs = { subject, uid: guest, state: "waiting" };
    const written = await adopted({ ...storedAs({ ...report, photos }), [photo]: theirs });
    expect(pathsOf(written)).toEqual([
      `delete ${receiptOf(guest)}`,
      `set ${published}`,
      `set ${whole}`,
      `set ${receiptOf(account)}`,
      `update ${photo}`,
    ]);
    expect(written[2]?.[2]).toMatchObject({ authorId: account, rev: 2 });
    expect(written.at(-1)?.[2]).toEqual({ uid: account });
  });

  it("is the answer alone of what is no more, or is somebody else’s by now; once, and not over the account’s own [F57] [P2]", async () => {
    const alone = [
      ["delete", receiptOf(guest)],
      ["set", receiptOf(account), { ...receipt, ...moved }],
    ];
    expect(await adopted({})).toEqual(alone);
    expect(await adopted(storedAs(report, "resident-maelle"))).toEqual(alone);
    expect(await adopted({ [receiptOf(account)]: { ...receipt } })).toEqual(alone.slice(0, 1));
    expect(await adopted({ [receiptOf(guest)]: undefined })).toEqual([]);
  });

  it("is what they did on each day, once, though two devices ask at a time [ANO-6] [F57]", async () => {
    const day = (uid: string, n: number) => `users/${uid}/quota/2026-03-1${n}`;
    const counts = { "report-anomaly": 2 };
    const { written } = storedHere({ [day(guest, 2)]: counts }, { found: { [day(guest, 1)]: counts } });
    await adoptQuota(guest, account);
    expect(written).toEqual([
      ["merge", day(account, 2), { "report-anomaly": FieldValue.increment(2) }],
      ["delete", day(guest, 2)],
    ]);
  });

  it("is that they write no messages for a while, unless the account’s own lasts as long [THR-18] [F57]", async () => {
    const [theirs, own] = [guest, account].map((uid) => refs.muted(cityId, uid).path);
    const muted = (until: number | undefined) =>
      until === undefined ? undefined : { muted: { until, code: "spam", collection: "messages" } };
    const mutedBy = async (...[ofGuest, ofAccount]: readonly (number | undefined)[]) => {
      const { written } = storedHere({ [theirs ?? ""]: muted(ofGuest), [own ?? ""]: muted(ofAccount) });
      await moveMuting(cityId, guest, account);
      return written.map(([, path, data]) => [path, (data as { muted: unknown }).muted]);
    };
    const moves = [
      [theirs, null],
      [own, muted(NOW)?.muted],
    ];
    expect(await mutedBy(undefined, NOW)).toEqual([]);
    expect(await mutedBy(NOW, undefined)).toEqual(moves);
    expect(await mutedBy(NOW, NOW - 1)).toEqual(moves);
    expect(await mutedBy(NOW, NOW)).toEqual(moves.slice(0, 1));
  });
});

describe("what stays of a person", () => {
  const signed = anAnomaly({
    ...report,
    authorId: "resident-maelle",
    history: [{ at: NOW - 5, status: "ack", reason: "", byKind: "moderator", byName: "Solène" }],
  });

  it("is what they decided, without their name, as it stands when that is taken off [AUTH-35]", async () => {
    const left = async (inTransaction: object, before: object = storedAs(signed)) => {
      const { written } = storedHere({ ...before }, { inTransaction: { ...inTransaction } });
      await leaveSignature(receipt);
      return pathsOf(written);
    };
    expect(await left(storedAs(signed))).toEqual([`set ${published}`, `set ${whole}`]);
    // Another run was quicker, or an operator deleted it by hand.
    expect(await left(storedAs({ ...signed, history: [] }))).toEqual([]);
    expect(await left({})).toEqual([]);
    // Nobody waits for a lock on what they never signed.
    expect(await left(storedAs(signed), storedAs({ ...signed, history: [] }))).toEqual([]);
  });

  it("is nothing else of what is no more, or never was theirs [AUTH-23]", async () => {
    const change = vi.fn<(content: Content) => Content>((content) => content);
    for (const stored of [{}, storedAs(signed), storedAs({ ...report })]) {
      const { written } = storedHere(stored);
      await changeOwnContent(guest, receipt, change);
      expect(written).toEqual([]);
    }
    expect(change.mock.calls).toEqual([[report]]);
    const { written } = storedHere({});
    await leavePhotos(guest, receipt);
    expect(written).toEqual([]);
  });

  it("is each photo without who sent it, where that is known [PHO-4] [AUTH-23]", async () => {
    const ids = [7, 8, 9].map(anIdentifier);
    const photos = ids.map(aPhoto);
    const at = (id = "") => `cities/${cityId}/photos/${id}`;
    const content = { ...report, photos };
    const sent = (uid: string) => ({ subject, uid, state: "stored" });
    const stored = { ...storedAs(content), [at(ids[1])]: sent("resident-maelle"), [at(ids[2])]: sent(guest) };
    const { written } = storedHere(stored);
    expect((await photosOf(db(), content, guest)).map(({ path }) => path)).toEqual([at(ids[2])]);
    await leavePhotos(guest, receipt);
    expect(written).toEqual([["update", at(ids[2]), { uid: "" }]]);
    const changedTo = async (authorId: string) => {
      const { written: changed } = storedHere(stored);
      await changeOwnContent(guest, receipt, (one) => ({ ...one, authorId, rev: 2 }));
      return pathsOf(changed).slice(2);
    };
    expect(await changedTo(guest)).toEqual([]);
    expect(await changedTo("")).toEqual([`update ${at(ids[2])}`]);
  });
});

it("Marks of what a person keeps no more are nobody’s to take off [AUTH-23]", async () => {
  const { written } = storedHere({}, { found: { [`users/${guest}/cities/${cityId}`]: {} } });
  await takeMarksOff(guest);
  expect(written).toEqual([]);
});
