import { db } from "../../../functions/src/firebase.ts";
import { tell } from "../../../functions/src/notifications/tell.ts";
import { keepDevice } from "../../../functions/src/push/devices.ts";
import { membershipDocument } from "../../../functions/src/store/membership-document.ts";
import { refs } from "../../../functions/src/store/paths.ts";
import { emptyMembership } from "../../../src/domain/account/membership.ts";
import { localTimeOf, timeZoneOf } from "../../../src/domain/city/time-zone.ts";
import type { QuietHours } from "../../../src/domain/notification/my-notifications.ts";
import { minuteOf } from "../../../src/domain/notification/quiet-hours.ts";
import { anEvent } from "../../examples/an-event.ts";
import { aPushBrowser } from "../../support/push-browser.ts";
import { aCityIdOf, newIdentifier } from "./city-life.ts";

export const quietCityId = () => aCityIdOf("quiet");
export const loudCityId = () => aCityIdOf("loud");
const DAY_MINUTES = 24 * 60;

/** From an hour ago for two hours more, whatever time it is. */
export function quietNow(now: number): QuietHours {
  const minute = minuteOf(localTimeOf(now, timeZoneOf(quietCityId())).slice(-5));
  return { from: (minute + DAY_MINUTES - 60) % DAY_MINUTES, to: (minute + 120) % DAY_MINUTES };
}

export const aReport = (id: string) => ({ collection: "anomalies", id }) as const;

/** Follows one report there. */
export async function follows(
  uid: string,
  cityId: string,
  id: string,
  quiet: QuietHours | null,
): Promise<void> {
  const membership = emptyMembership(cityId, Date.now());
  const settings = { ...membership.notifications.settings, quiet };
  const mark = { kind: "follow", subject: aReport(id) } as const;
  const marks = [...(((await refs.membership(uid, cityId).get()).get("marks") ?? []) as []), mark];
  const notifications = { ...membership.notifications, settings };
  await refs.membership(uid, cityId).set(membershipDocument({ ...membership, notifications, marks }));
}

export function wake(uid: string, endpoint: string, { p256dh, auth } = aPushBrowser()): Promise<void> {
  return keepDevice(uid, { endpoint, p256dh, auth, label: "" });
}

export async function happens(cityId: string, subjectId: string): Promise<void> {
  const subject = aReport(subjectId);
  const event = anEvent({ id: `${newIdentifier()}-status`, cityId, subject, at: Date.now() });
  const ref = refs.events(cityId).doc(event.id);
  await ref.set({ ...event, after: "", updatedAt: new Date() });
  await tell(ref, Infinity);
}

export async function waitingOf(uid: string): Promise<readonly string[]> {
  return (await db().collection("pushes").where("uid", "==", uid).get()).docs.map(({ id }) => id);
}
