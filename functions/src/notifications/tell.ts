import {
  FieldValue,
  type DocumentReference,
  type DocumentSnapshot,
  type WriteBatch,
} from "firebase-admin/firestore";
import { systemClock } from "../../../src/clock/system-clock.ts";
import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { Channels } from "../../../src/domain/notification/kinds.ts";
import {
  noticeIdOf,
  NOTIFICATION_KEPT_MS,
  PLACE_FREED,
  tellableAt,
  toldAtOf,
  type CityEvent,
  type ToldAs,
} from "../../../src/domain/notification/notification.ts";
import { channelsFor } from "../../../src/domain/notification/told.ts";
import { timeZoneOf } from "../../../src/domain/city/time-zone.ts";
import { ringAt } from "../../../src/domain/notification/quiet-hours.ts";
import { db } from "../firebase.ts";
import { moveFollowers } from "../marks/move-followers.ts";
import { ringSoon } from "../push/ring.ts";
import { queuePush } from "../push/waiting-push.ts";
import { refs } from "../store/paths.ts";
import { mailAtOnce } from "./mail-at-once.ts";
import { authorsOf, peopleAfter } from "./people.ts";
import type { Person } from "../store/person-in.ts";
import { isOvertaken, unchangedSince } from "../store/unchanged.ts";
import { pathsThere } from "../store/read-all.ts";

type StoredEvent = CityEvent & { readonly after: string };

/**
 * Tells one event, page by page: a page's notifications and how far it has come are one write, so a run that dies leaves none out
 * and begins none again; of two runs one alone writes a page. Their ids are the event's: told twice, they are the same documents.
 * @returns false when the time was over before everybody was told
 */
export async function tell(
  ref: DocumentReference,
  until: Instant,
  commit: (batch: WriteBatch) => Promise<unknown> = (batch) => batch.commit(),
): Promise<boolean> {
  for (;;) {
    const document = await ref.get();
    if (!document.exists) return true;
    const event = document.data() as StoredEvent;
    if (isNewDuplicate(event)) await moveFollowers(event.cityId, event.subject.id);
    const { batch, ringing, isLast } = await pageOf(document, event);
    if (!(await isFirst(commit(batch)))) continue;
    await ringSoon(ringing, `${ref.id}-${document.updateTime?.toMillis() ?? 0}`);
    if (isLast) return true;
    if (systemClock.now() > until) return false;
  }
}

/** False where another run told this page meanwhile. */
async function isFirst(committing: Promise<unknown>): Promise<boolean> {
  try {
    await committing;
    return true;
  } catch (error) {
    if (isOvertaken(error)) return false;
    throw error;
  }
}

function isNewDuplicate({ kind, what, after }: StoredEvent): boolean {
  return kind === "status" && what === "duplicate" && after === "";
}

interface Page {
  readonly batch: WriteBatch;
  /** Documents of `pushes` that may ring now. */
  readonly ringing: readonly string[];
  readonly isLast: boolean;
}

async function pageOf(document: DocumentSnapshot, event: StoredEvent): Promise<Page> {
  const batch = db().batch();
  const now = systemClock.now();
  const authors = await authorsOf(event);
  const { people, after } = await peopleAfter(event, event.after);
  const others = people.filter(({ uid }) => !authors.some((author) => author.uid === uid));
  const concerned = [
    ...(event.after === "" ? authors.map((person) => toldTo(event, person, "author")) : []),
    ...others.map((person) => toldTo(event, person, TOLD_AS[event.audience])),
  ];
  const told = event.what === PLACE_FREED ? await untoldOf(event, concerned) : concerned;
  const ringing = told.flatMap((one) => tellOne(batch, event, one, now));
  const byMail = told.filter(({ channels }) => channels.mail);
  await mailAtOnce(
    batch,
    event,
    byMail.map(({ person }) => person),
  );
  const { ref } = document;
  if (after === undefined) batch.delete(ref, unchangedSince(document));
  else batch.update(ref, { after }, unchangedSince(document));
  return { batch, ringing, isLast: after === undefined };
}

const TOLD_AS: Readonly<Record<CityEvent["audience"], ToldAs>> = {
  author: "author",
  followers: "follower",
  neighbours: "neighbour",
  flaggers: "flagger",
  moderators: "moderator",
};

interface Told {
  readonly person: Person;
  readonly toldAs: ToldAs;
  readonly channels: Channels;
}

/** Places come and go: who was told of one today is not told again, and no phone rings for each. */
async function untoldOf(event: CityEvent, concerned: readonly Told[]): Promise<readonly Told[]> {
  const noticeOf = ({ person }: Told) => refs.notification(person.uid, noticeIdOf(event));
  const known = await pathsThere(concerned.map(noticeOf));
  return concerned.filter((one) => !known.has(noticeOf(one).path));
}

function toldTo(event: CityEvent, person: Person, toldAs: ToldAs): Told {
  return { person, toldAs, channels: channelsFor(event, person.uid, toldAs, person.membership) };
}

/** @returns what may ring at once */
function tellOne(
  batch: WriteBatch,
  event: CityEvent,
  { person: { uid, membership }, toldAs, channels }: Told,
  now: Instant,
): readonly string[] {
  if (channels.app || channels.mail)
    batch.set(
      refs.notification(uid, noticeIdOf(event)),
      notificationOf(event, toldAs, channels, toldAtOf(event, now)),
    );
  if (!channels.push) return [];
  const zone = timeZoneOf(event.cityId);
  const dueAt = ringAt(tellableAt(event, now, zone), membership.notifications.settings.quiet, zone);
  return queuePush(batch, uid, event, { now, dueAt });
}

function notificationOf(event: CityEvent, toldAs: ToldAs, { app, mail }: Channels, at: Instant): object {
  const { cityId, kind, subject, what } = event;
  const id = noticeIdOf(event);
  const updatedAt = FieldValue.serverTimestamp();
  const expireAt = new Date(at + NOTIFICATION_KEPT_MS);
  return {
    id,
    cityId,
    kind,
    subject,
    what,
    toldAs,
    at,
    app,
    mail,
    rev: 1,
    updatedAt,
    expireAt,
    schemaVersion: 1,
  };
}
