import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { NO_ROLES } from "../../functions/src/access/identity.ts";
import { runCommand } from "../../functions/src/commands/run-command.ts";
import { tallyMarks } from "../../functions/src/marks/tally-marks.ts";
import { tellChange, tellLeftChanges } from "../../functions/src/notifications/tell-changes.ts";
import { tellCity } from "../../functions/src/notifications/tell-soon.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { editedActivityOf, type EditedActivity } from "../../src/domain/activity/edit-activity.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import {
  changeDocument,
  readCollection,
  readDocument,
  writeDocument,
} from "../rules/support/firestore-rest.ts";
import { anAccount } from "./support/accounts.ts";
import { freshActivity, freshJoining, newIdentifier, OPEN_CITY_ID, seedCities } from "./support/city-life.ts";
import { submitOne } from "./support/wire.ts";

type Account = Awaited<ReturnType<typeof anAccount>>;
type Proposed = ReturnType<typeof freshActivity>;

const anew = () => ({ id: newIdentifier(), cityId: OPEN_CITY_ID, performedAt: Date.now() });

function anEdit({ id: activityId, payload }: Proposed, over: Partial<EditedActivity>) {
  const seen = editedActivityOf(payload);
  const change = { activityId, seen, edited: { ...seen, ...over } };
  return { ...anew(), kind: "edit-activity", payload: change, basedOn: 1, dependsOn: null };
}

function aPostponing({ id: activityId }: Proposed, dates: Pick<EditedActivity, "startsAt" | "endsAt">) {
  const moved = { ...dates, allDay: false };
  const payload = { activityId, from: "confirmed", to: "postponed", dates: moved, reason: "" };
  return { ...anew(), kind: "reschedule-activity", payload, basedOn: 1, dependsOn: null };
}

const activityIn = ({ id }: Proposed) => readDocument(`cities/${OPEN_CITY_ID}/activities/${id}`);

const notificationsOf = (uid: string) => readCollection(`users/${uid}/notifications`);

async function dueAtOf({ id }: Proposed): Promise<number> {
  return Number((await readDocument(`cities/${OPEN_CITY_ID}/changes/${id}`))?.["dueAt"]);
}

beforeAll(seedCities);

describe("an activity that is corrected", () => {
  it("is read anew by everybody, with what another device changed meanwhile, and the same words are not written over [ACT-12] [P3]", async () => {
    const author = await anAccount();
    const activity = freshActivity(null);
    await submitOne(author, activity);
    const title = "Nettoyage des berges de l’Ille";
    expect(await submitOne(author, anEdit(activity, { title }))).toMatchObject({ state: "applied" });
    const published = await activityIn(activity);
    expect(published).toMatchObject({ title, place: activity.payload.place });
    expect(parseActivity(published).ok).toBe(true);
    const contact = "06 00 00 00 00";
    expect(await submitOne(author, anEdit(activity, { contact }))).toMatchObject({ state: "applied" });
    expect(await activityIn(activity)).toMatchObject({ title, contact });
    expect(await submitOne(author, anEdit(activity, { title: "Nettoyage du canal" }))).toMatchObject({
      state: "conflict",
    });
    expect(await submitOne(await anAccount(), anEdit(activity, { title }))).toMatchObject({
      refusal: { code: "not_allowed" },
    });
  });

  it("has as many places as it says now, for who joined before too [ACT-3] [ACT-12]", async () => {
    const author = await anAccount();
    const activity = freshActivity(1);
    await submitOne(author, activity);
    expect(await submitOne(await anAccount(), freshJoining(activity))).toMatchObject({ state: "applied" });
    const late = await anAccount();
    expect(await submitOne(late, freshJoining(activity))).toMatchObject({
      refusal: { code: "activity_full" },
    });
    await submitOne(author, anEdit(activity, { capacity: 2 }));
    expect(await submitOne(late, freshJoining(activity))).toMatchObject({ state: "applied" });
    expect(await submitOne(await anAccount(), freshJoining(activity))).toMatchObject({
      refusal: { code: "activity_full" },
    });
  });
});

describe("a full activity", () => {
  it("tells who is interested that somebody left, once, and not who goes [ACT-18] [NOT-2]", async () => {
    const [going, leaving, waiting] = [await anAccount(), await anAccount(), await anAccount()];
    const activity = freshActivity(2);
    await submitOne(await anAccount(), activity);
    for (const one of [going, leaving]) await submitOne(one, freshJoining(activity));
    await submitOne(waiting, { ...freshJoining(activity), kind: "interest-activity" });
    await submitOne(leaving, freshJoining(activity, false));
    const told = () => notificationsOf(waiting.uid);
    await expect.poll(told, { timeout: 20_000 }).toMatchObject([{ kind: "activity", what: "place-freed" }]);
    expect(await submitOne(waiting, freshJoining(activity))).toMatchObject({ state: "applied" });
    expect(await notificationsOf(going.uid)).toEqual([]);
    expect(await notificationsOf(leaving.uid)).toEqual([]);
  });

  it("tells so once a day however often one is given back, and where its organiser makes room [ACT-18] [NOT-2]", async () => {
    const [author, going, waiting, late] = [
      await anAccount(),
      await anAccount(),
      await anAccount(),
      await anAccount(),
    ];
    const activity = freshActivity(1);
    await submitOne(author, activity);
    await submitOne(waiting, { ...freshJoining(activity), kind: "interest-activity" });
    await submitOne(going, freshJoining(activity));
    await submitOne(going, freshJoining(activity, false));
    await expect
      .poll(() => notificationsOf(waiting.uid), { timeout: 20_000 })
      .toMatchObject([{ what: "place-freed" }]);
    const [first] = await notificationsOf(waiting.uid);
    await submitOne(late, { ...freshJoining(activity), kind: "interest-activity" });
    await submitOne(going, freshJoining(activity));
    await tallyMarks(OPEN_CITY_ID);
    expect(await submitOne(author, anEdit(activity, { capacity: 2 }))).toMatchObject({ state: "applied" });
    await expect
      .poll(() => notificationsOf(late.uid), { timeout: 20_000 })
      .toMatchObject([{ what: "place-freed" }]);
    expect(await notificationsOf(waiting.uid)).toEqual([first]);
  });
});

describe("several changes of an activity", () => {
  it("are told once, when nobody has changed anything for a while, and never twice [ACT-13] [NOT-2]", async () => {
    const [author, participant] = [await anAccount(), await anAccount()];
    const activity = await aPostponed(author, participant);
    const dueAt = await dueAtOf(activity);
    const task = { cityId: OPEN_CITY_ID, activityId: activity.id };
    await tellChange(task, dueAt - 1);
    await tellCity({ cityId: OPEN_CITY_ID });
    expect(await notificationsOf(participant.uid)).toEqual([]);
    await Promise.all([tellChange(task, dueAt), tellChange(task, dueAt)]);
    await tellChange(task, dueAt);
    await tellCity({ cityId: OPEN_CITY_ID });
    expect(await notificationsOf(participant.uid)).toMatchObject([
      { kind: "activity", what: "postponed", toldAs: "follower", subject: { id: activity.id } },
    ]);
    expect(await notificationsOf(author.uid)).toEqual([]);
  });

  it("are told once it is public again, where it is checked meanwhile [ACT-13] [MOD-4]", async () => {
    const participant = await anAccount();
    const activity = await aPostponed(await anAccount(), participant);
    const task = { cityId: OPEN_CITY_ID, activityId: activity.id };
    const path = `cities/${OPEN_CITY_ID}/activities/${activity.id}`;
    const dueAt = await dueAtOf(activity);
    await changeDocument(path, { visibility: "pending" });
    await tellChange(task, dueAt);
    await tellCity({ cityId: OPEN_CITY_ID });
    expect(await notificationsOf(participant.uid)).toEqual([]);
    expect(await dueAtOf(activity)).toBe(dueAt + DAY_MS);
    await changeDocument(path, { visibility: "public" });
    await tellChange(task, dueAt + 1);
    await tellCity({ cityId: OPEN_CITY_ID });
    expect(await notificationsOf(participant.uid)).toMatchObject([{ kind: "activity", what: "postponed" }]);
  });

  it("are told by themselves once that while is over [ACT-13]", async () => {
    vi.stubEnv("CHANGES_SETTLE_MS", "0");
    onTestFinished(() => void vi.unstubAllEnvs());
    const participant = await anAccount();
    await aPostponed(await anAccount(), participant);
    const told = () => notificationsOf(participant.uid);
    await expect.poll(told, { timeout: 20_000 }).toMatchObject([{ kind: "activity", what: "postponed" }]);
  });

  it("are told where nobody asked for it in time [ACT-13] [NOT-2]", async () => {
    const participant = await anAccount();
    const activity = await aPostponed(await anAccount(), participant);
    const path = `cities/${OPEN_CITY_ID}/changes/${activity.id}`;
    const change = await readDocument(path);
    await tellLeftChanges(Date.now());
    expect(await readDocument(path)).toEqual(change);
    await writeDocument(path, { ...change, dueAt: Date.now() - 1 });
    await tellLeftChanges(Date.now());
    await tellCity({ cityId: OPEN_CITY_ID });
    expect(await notificationsOf(participant.uid)).toMatchObject([{ kind: "activity", what: "postponed" }]);
  });
});

/** Announced, joined and postponed. Here, where nobody hurries: the emulator's own process tells changes after seconds. */
async function aPostponed(author: Account, participant: Account): Promise<Proposed> {
  const activity = freshActivity(null);
  await submitOne(author, activity);
  await submitOne(participant, freshJoining(activity));
  const moved = { startsAt: activity.payload.startsAt + DAY_MS, endsAt: null };
  const identity = { uid: author.uid, isGuest: false, isConfirmed: true, ...NO_ROLES };
  const postponed = parseCommand(aPostponing(activity, moved));
  if (!postponed.ok) throw new Error("It is no command.");
  await runCommand(postponed.value, { ...identity, issuedAtS: Date.now() / 1000 });
  return activity;
}
