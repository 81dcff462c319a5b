import type { DocumentSnapshot } from "firebase-admin/firestore";
import { db } from "../functions/src/firebase.ts";
import { tell } from "../functions/src/notifications/tell.ts";
import { tellCity } from "../functions/src/notifications/tell-soon.ts";
import { deviceIdOf } from "../functions/src/push/devices.ts";
import { ringAllDue } from "../functions/src/push/ring.ts";
import { membershipDocument } from "../functions/src/store/membership-document.ts";
import { refs } from "../functions/src/store/paths.ts";
import { startEmulators } from "../local/emulators.ts";
import { emptyMembership } from "../src/domain/account/membership.ts";
import { MINUTE_MS } from "../src/domain/basics/instant.ts";
import { anEvent } from "../tests/examples/an-event.ts";
import { aPushBrowser } from "../tests/support/push-browser.ts";
import { printFanOut } from "./fanout-table.ts";
import { pushService } from "./push-service.ts";
import { newIdentifier } from "./storm.ts";

/** A port range of its own: a local run beside it is not disturbed. */
const PORTS_OFFSET = 22_000;
const CITY_ID = "35024";
/** `npm run bench -- fanout 0.1` tells a tenth of them. */
const SHARE = Number(process.argv.find((argument) => /^[\d.]+$/u.test(argument)) ?? 1);
const FOLLOWERS = Math.round(10_000 * SHARE);
const PAGE_PEOPLE = 200;
const PAGES = Math.ceil(FOLLOWERS / PAGE_PEOPLE);
/** The run dies before it wrote one page, and another time when it had just written one. */
const DIES_BEFORE = Math.ceil(PAGES * 0.3);
const DIES_AFTER = Math.ceil(PAGES * 0.6);
/** When what services put off is due. */
const AGAIN_MS = 6 * MINUTE_MS;

const uids = Array.from({ length: FOLLOWERS }, (_, n) => `follower-${n}`);
const subject = { collection: "anomalies", id: newIdentifier() } as const;
const emulators = await startEmulators({ offset: PORTS_OFFSET, only: ["firestore"] });
const service = await pushService();
try {
  console.log(`${FOLLOWERS.toLocaleString("en")} followers, each with a device…`);
  await everybodyFollows();
  const bareMs = await timeOf(bareWrites);
  console.log("One event for all of them, told by runs of which two die…");
  const event = anEvent({ id: `${newIdentifier()}-status`, cityId: CITY_ID, subject, at: Date.now() });
  await refs
    .events(CITY_ID)
    .doc(event.id)
    .set({ ...event, after: "", updatedAt: new Date() });
  let toldMs = 0;
  const rungMs = await timeOf(async () => {
    toldMs = await timeOf(() => tellThoughDying(event.id));
    await untilRung(() => Date.now());
  });
  const busy = await waiting();
  const again = Date.now() + AGAIN_MS;
  await untilRung(() => again);
  const told = await db().getAll(...uids.map((uid) => refs.notification(uid, event.id)));
  const taken = uids.map((uid) => service.takenBy(uid));
  const isHeld = printFanOut({
    followers: FOLLOWERS,
    bareMs,
    toldMs,
    rungMs,
    told: told.filter(({ exists }) => exists).length,
    toldTwice: told.filter(isWrittenTwice).length,
    rung: taken.filter((times) => times > 0).length,
    rungTwice: taken.filter((times) => times > 1).length,
    busy,
    left: await waiting(),
  });
  process.exitCode = isHeld ? 0 : 1;
} finally {
  service.stop();
  await emulators.stop();
}
// What functions put off would go on asking an emulator that is gone.
process.exit();

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function everybodyFollows(): Promise<void> {
  const writer = db().bulkWriter();
  const marks = [{ kind: "follow", subject }] as const;
  const { p256dh, auth } = aPushBrowser();
  for (const uid of uids) {
    const membership = { ...emptyMembership(CITY_ID, Date.now()), marks };
    const endpoint = service.endpointOf(uid);
    const id = deviceIdOf(endpoint);
    void writer.set(refs.membership(uid, CITY_ID), membershipDocument(membership));
    void writer.set(refs.device(uid, id), { id, endpoint, p256dh, auth, label: "", updatedAt: new Date() });
  }
  await writer.close();
}

/** As many documents, in batches as large: what the telling could take at best. */
async function bareWrites(): Promise<void> {
  for (let from = 0; from < uids.length; from += PAGE_PEOPLE) {
    const batch = db().batch();
    for (const uid of uids.slice(from, from + PAGE_PEOPLE))
      for (const part of ["a", "b"])
        batch.set(db().collection("bare").doc(`${uid}-${part}`), { text: "x".repeat(300) });
    await batch.commit();
  }
}

async function tellThoughDying(eventId: string): Promise<void> {
  const ref = refs.events(CITY_ID).doc(eventId);
  let pages = 0;
  const dying = (): Promise<unknown> =>
    tell(ref, Infinity, async (batch) => {
      pages += 1;
      if (pages === DIES_BEFORE) throw new Error("The process died.");
      await batch.commit();
      if (pages === DIES_AFTER) throw new Error("The process died.");
    }).catch(() => undefined);
  await dying();
  await dying();
  // A run ends after 40 s and leaves the rest to the next one, on a slow machine.
  while ((await ref.get()).exists)
    await Promise.all([tellCity({ cityId: CITY_ID }), tellCity({ cityId: CITY_ID })]);
}

/** As the schedule does, beside the tasks that go on. */
async function untilRung(now: () => number): Promise<void> {
  for (;;) {
    await ringAllDue(now());
    const { size } = await db().collection("pushes").where("dueAt", "<=", new Date(now())).limit(1).get();
    if (size === 0) return;
  }
}

async function waiting(): Promise<number> {
  return (await db().collection("pushes").count().get()).data().count;
}

function isWrittenTwice({ createTime, updateTime }: DocumentSnapshot): boolean {
  return createTime !== undefined && updateTime !== undefined && !createTime.isEqual(updateTime);
}
