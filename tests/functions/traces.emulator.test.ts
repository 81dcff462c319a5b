import { beforeAll, expect, it } from "vitest";
import { db } from "../../functions/src/firebase.ts";
import { mailDocument } from "../../functions/src/notifications/mail-document.ts";
import { keepDevice } from "../../functions/src/push/devices.ts";
import { refs } from "../../functions/src/store/paths.ts";
import { writeMuting } from "../../functions/src/store/write-muting.ts";
import { aModeration, aStatusChange } from "../examples/a-command.ts";
import { aMessage, aPost } from "../examples/a-message.ts";
import { aPushBrowser } from "../support/push-browser.ts";
import { aGuestAccount, aModeratorAccount, type TestAccount } from "./support/accounts.ts";
import {
  freshActivity,
  freshFollow,
  freshIdea,
  freshJoining,
  freshMeToo,
  freshReport,
  newIdentifier,
  OPEN_CITY_ID as CITY_ID,
  photosOf,
  seedCities,
} from "./support/city-life.ts";
import { collections } from "./support/collections.ts";
import { ok } from "./support/named-account.ts";
import { submitOne } from "./support/wire.ts";

beforeAll(seedCities);

/** Told or added up within seconds, they are gone; and what is kept for good of who decided, which names nobody any more. */
const MAY_HOLD_IT = /^(?:closed|cities\/\d+\/(?:events|changes|log)|admin\/audit\/entries)\//u;

/** Of photos not the bytes. */
const read = (name: string) => {
  const all = db().collectionGroup(name);
  return (name === "photos" ? all.select("uid") : all).get();
};

/** The documents that name this account by their path or in any of their fields. */
async function tracesOf(uid: string): Promise<readonly string[]> {
  const found = await Promise.all([...collections(), "entries", "ends"].map(read));
  const documents = found.flatMap(({ docs }) => docs);
  const named = documents.filter((one) => `${one.ref.path} ${JSON.stringify(one.data())}`.includes(uid));
  return named.map(({ ref }) => ref.path);
}

const anew = () => ({ id: newIdentifier(), cityId: CITY_ID, performedAt: Date.now() });

/** What a resident who is a moderator, too, may leave in each collection. */
async function aRichLifeOf(solene: TestAccount): Promise<void> {
  const { uid } = solene;
  const [own, others, hidden] = [freshReport({}, photosOf(newIdentifier())), freshReport(), freshReport()];
  for (const report of [others, hidden]) await submitOne(await aGuestAccount(), report);
  const activity = freshActivity(10);
  const answer = {
    anomalyId: others.id,
    to: "resolved",
    reason: "Rebouché ce matin.",
    ...photosOf(newIdentifier()),
  } as const;
  const subject = { collection: "anomalies", id: others.id } as const;
  const commands = [
    own,
    activity,
    freshIdea(),
    freshMeToo(others),
    freshFollow(others),
    freshJoining(activity),
    { ...aPost({ subject, ...photosOf(newIdentifier()) }), ...anew() },
    aStatusChange(answer, anew()),
    aModeration({ to: "hidden", subject: { collection: "anomalies", id: hidden.id } }, anew()),
  ];
  for (const command of commands) {
    const { kind } = command;
    expect({ kind, ...(await submitOne(solene, command)) }).toMatchObject({ kind, state: "applied" });
  }
  const { p256dh, auth } = aPushBrowser();
  const endpoint = `https://fcm.googleapis.com/${newIdentifier()}`;
  await keepDevice(uid, { endpoint, p256dh, auth, label: "" });
  await refs.push(uid).set({ uid, items: [], dueAt: new Date() });
  await refs
    .mail(`digest-${uid}`)
    .set(mailDocument({ uid, email: "a@exemple.fr" }, { subject: "", text: "" }, 0));
  // Answered: administrators' pages of open ones are read beside this test.
  const about = { cityId: CITY_ID, state: "refused", at: Date.now() };
  await refs.joinRequest(uid, CITY_ID).set({ ...about, uid });
  await refs.blockRequest(uid, CITY_ID).set({ ...about, uid, askedBy: "somebody" });
  await refs
    .blockRequest(newIdentifier(), CITY_ID)
    .set({ ...about, uid: "somebody", askedBy: uid, byName: "Solène" });
  const person = {
    until: Date.now() * 2,
    authorName: "",
    byName: "",
    collection: "messages",
    about: aMessage(),
  } as const;
  await db().runTransaction(async (transaction) => writeMuting(transaction, CITY_ID, { uid, person }));
}

it("an account that was deleted is named in no document, whichever collection it is in [AUTH-23] [SEC-15]", async () => {
  const solene = await aModeratorAccount(CITY_ID);
  await aRichLifeOf(solene);
  const before = await tracesOf(solene.uid);
  for (const name of [
    "photos",
    "moderation",
    "devices",
    "receipts",
    "mail",
    "pushEndpoints",
    "blockRequests",
  ])
    expect(before.some((path) => path.includes(`${name}/`))).toBe(true);
  await ok("users-deleteMyAccount", solene);
  expect((await tracesOf(solene.uid)).filter((path) => !MAY_HOLD_IT.test(path))).toEqual([]);
});
