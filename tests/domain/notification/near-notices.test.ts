import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../src/domain/basics/instant.ts";
import { NO_NOTIFICATIONS, type MyNotifications } from "../../../src/domain/notification/my-notifications.ts";
import { looksNear, nearNotices, withNear } from "../../../src/domain/notification/near-notices.ts";
import { NOTIFICATION_KEPT_MS } from "../../../src/domain/notification/notification.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aMyPlace } from "../../examples/a-command.ts";
import { aNotification } from "../../examples/a-notification.ts";
import { aMembership } from "../../examples/accounts.ts";
import { anIdentifier, NOW } from "../../examples/identifiers.ts";

const home = aMyPlace({ place: placeOf(48.182, -1.644), radiusM: 500 });
const about = (n: number) => ({ collection: "anomalies", id: anIdentifier(n) }) as const;

function watching(since: number | undefined, over: Partial<MyNotifications> = {}) {
  const area = { placeId: home.id, categories: [], ...(since === undefined ? {} : { since }) };
  const settings = { ...NO_NOTIFICATIONS.settings, watched: [area] };
  return aMembership({ places: [home], notifications: { ...NO_NOTIFICATIONS, settings, ...over } });
}

const isThere = (
  n: number,
  { lat = 48.183, createdAt = NOW }: { lat?: number; createdAt?: number } = {},
) => ({
  ...placeOf(lat, -1.644),
  subject: about(n),
  cityId: "35024",
  categoryId: "voirie",
  createdAt,
});

describe("« Près de chez vous » on the device", () => {
  it("finds what was published within the radius since the place is watched, and nothing older [NOT-4]", () => {
    const contents = [isThere(1), isThere(2, { lat: 48.19 }), isThere(3, { createdAt: NOW - 2 * HOUR_MS })];
    const found = nearNotices(contents, watching(NOW - HOUR_MS), NOW);
    expect(found).toMatchObject([{ kind: "nearby", subject: about(1), at: NOW, toldAs: "neighbour" }]);
    expect(nearNotices(contents, watching(undefined), NOW)).toEqual([]);
  });

  it("ends when what the city tells would, and does not come back once that is gone [NOT-4]", () => {
    const after = (ms: number) => nearNotices([isThere(1)], watching(0), NOW + ms);
    expect(after(NOTIFICATION_KEPT_MS - 1)).toHaveLength(1);
    expect(after(NOTIFICATION_KEPT_MS)).toEqual([]);
  });

  it("says nothing of what is muted, nor to whoever wants none of it in the list [NOT-4] [NOT-5] [NOT-9]", () => {
    const muted = watching(0, { muted: [`anomalies/${anIdentifier(1)}`] });
    expect(nearNotices([isThere(1)], muted, NOW)).toEqual([]);
    const off = { app: false, push: true, mail: false };
    const settings = { ...watching(0).notifications.settings, channels: { nearby: off } };
    expect(looksNear(watching(0, { settings }))).toBe(false);
    expect(looksNear(watching(0))).toBe(true);
    expect(looksNear(watching(undefined))).toBe(false);
  });

  it("is one notification with what the city tells of it, under the same id [NOT-2] [NOT-4]", () => {
    const near = nearNotices([isThere(1), isThere(2, { createdAt: NOW - HOUR_MS })], watching(0), NOW);
    const told = [
      aNotification({ id: "status", subject: about(1), at: NOW - 1 }),
      aNotification({
        id: `${anIdentifier(2)}-nearby`,
        kind: "nearby",
        subject: about(2),
        at: NOW - HOUR_MS,
      }),
    ];
    expect(withNear(told, near).map(({ id }) => id)).toEqual([
      `${anIdentifier(1)}-nearby`,
      "status",
      `${anIdentifier(2)}-nearby`,
    ]);
    expect(withNear(told, [])).toBe(told);
  });
});
