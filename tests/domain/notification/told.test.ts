import { describe, expect, it } from "vitest";
import type { Membership } from "../../../src/domain/account/membership.ts";
import {
  NO_NOTIFICATIONS,
  type Digest,
  type NotificationSettings,
} from "../../../src/domain/notification/my-notifications.ts";
import { isToldOf } from "../../../src/domain/notification/judged.ts";
import { levelOf, withLevel } from "../../../src/domain/notification/level.ts";
import {
  DEFAULT_CHANNELS,
  type Channels,
  type NotificationKind,
} from "../../../src/domain/notification/kinds.ts";
import { channelsFor } from "../../../src/domain/notification/told.ts";
import { placeOf } from "../../../src/domain/place/place.ts";
import { aMyPlace } from "../../examples/a-command.ts";
import { aMembership } from "../../examples/accounts.ts";
import { anEvent } from "../../examples/an-event.ts";
import { anIdentifier } from "../../examples/identifiers.ts";

function having(settings: Partial<NotificationSettings>, over: Partial<Membership> = {}): Membership {
  const notifications = {
    ...NO_NOTIFICATIONS,
    settings: { ...NO_NOTIFICATIONS.settings, ...settings },
  };
  return aMembership({ notifications, ...over });
}

const NONE = { app: false, push: false, mail: false };

describe("who is told", () => {
  it("is who follows it, by the ways they chose [NOT-1]", () => {
    expect(channelsFor(anEvent(), "resident-maelle", "follower", aMembership())).toMatchObject({
      app: true,
      push: true,
    });
    const quieter = having({ channels: { status: { app: true, push: false, mail: false } } });
    expect(channelsFor(anEvent(), "resident-maelle", "follower", quieter)).toMatchObject({ push: false });
  });

  it("is promised to nobody whom nothing would tell [NOT-1] [ACT-18]", () => {
    const about = { kind: "activity", subject: anEvent().subject } as const;
    const guest = { isConfirmed: false };
    const resident = { isConfirmed: true };
    expect(isToldOf(NO_NOTIFICATIONS, about, guest)).toBe(true);
    const muted = withLevel([], about.subject, "none");
    expect(isToldOf({ ...NO_NOTIFICATIONS, muted }, about, resident)).toBe(false);
    const told = (channels: Channels, digest: Digest, who: typeof guest) =>
      isToldOf(having({ channels: { activity: channels }, digest }).notifications, about, who);
    const byMail = { app: false, push: false, mail: true };
    expect(told(byMail, "daily", resident)).toBe(true);
    // No summary is sent to who asked for none, nor to who has no address.
    expect(told(byMail, "never", resident)).toBe(false);
    expect(told(byMail, "daily", guest)).toBe(false);
    // Which devices may be woken, the city alone knows.
    expect(told({ app: false, push: true, mail: false }, "daily", resident)).toBe(false);
    expect(told(NONE, "daily", resident)).toBe(false);
  });

  it("is never who did it, nor who muted it [NOT-1]", () => {
    expect(channelsFor(anEvent(), "moderator-solene", "author", aMembership())).toEqual(NONE);
    const muted = [`anomalies/${anIdentifier(101)}`];
    const deaf = aMembership({ notifications: { ...NO_NOTIFICATIONS, muted } });
    expect(channelsFor(anEvent(), "resident-maelle", "author", deaf)).toEqual(NONE);
  });

  it("is who follows it and wants statuses alone, of what the commune says and not of what residents write [NOT-5]", () => {
    const subject = { collection: "anomalies", id: anIdentifier(101) } as const;
    const muted = withLevel([], subject, "statuses");
    const quiet = aMembership({ notifications: { ...NO_NOTIFICATIONS, muted } });
    const told = (kind: NotificationKind) =>
      channelsFor(anEvent({ kind }), "resident-maelle", "follower", quiet).app;
    expect([told("status"), told("answer"), told("message")]).toEqual([true, true, false]);
    expect(levelOf(muted, subject)).toBe("statuses");
    const deaf = withLevel(muted, subject, "none");
    expect(levelOf(deaf, subject)).toBe("none");
    expect(withLevel(deaf, subject, "all")).toEqual([]);
  });

  it("is a moderator of what waits, also where they mute what it is about [NOT-15]", () => {
    const muted = [`anomalies/${anIdentifier(101)}`];
    const deaf = aMembership({ notifications: { ...NO_NOTIFICATIONS, muted } });
    const review = anEvent({ kind: "review", audience: "moderators", actorId: "resident-yann" });
    expect(channelsFor(review, "moderator-solene", "moderator", deaf)).toMatchObject({ app: true });
  });

  it("is whoever wrote it of what was decided about it, also where they mute it [NOT-1] [NOT-5]", () => {
    const muted = [`anomalies/${anIdentifier(101)}`];
    const deaf = aMembership({ notifications: { ...NO_NOTIFICATIONS, muted } });
    const hidden = anEvent({ kind: "moderation", what: "hidden", audience: "author" });
    expect(channelsFor(hidden, "resident-maelle", "author", deaf)).toMatchObject({ app: true });
  });

  it("is in their list whoever was warned, and by the other ways as they chose [NOT-9] [THR-24]", () => {
    const none = having({ channels: { moderation: NONE } });
    const decided = (what: string) =>
      channelsFor(
        anEvent({ kind: "moderation", what, audience: "author" }),
        "resident-maelle",
        "author",
        none,
      );
    expect(decided("warned-insult")).toEqual({ app: true, push: false, mail: false });
    expect(decided("hidden")).toEqual(NONE);
  });

  it("is who asked for it near one of their places, within its radius and categories [NOT-4]", () => {
    const home = aMyPlace({ place: placeOf(48.182, -1.644), radiusM: 500 });
    const near = (lat: number) =>
      anEvent({ audience: "neighbours", kind: "nearby", categoryId: "voirie", ...placeOf(lat, -1.644) });
    const watching = (categories: readonly string[]) =>
      having({ watched: [{ placeId: home.id, categories }] }, { places: [home] });
    expect(channelsFor(near(48.185), "resident-maelle", "neighbour", watching([]))).toMatchObject({
      app: true,
    });
    expect(channelsFor(near(48.185), "resident-maelle", "neighbour", watching(["voirie"]))).toMatchObject({
      app: true,
    });
    expect(channelsFor(near(48.185), "resident-maelle", "neighbour", watching(["proprete"]))).toEqual(NONE);
    expect(channelsFor(near(48.19), "resident-maelle", "neighbour", watching([]))).toEqual(NONE);
    // An idea about roads is an idea: it is told to whoever wants ideas.
    const idea = { ...near(48.185), subject: { collection: "ideas", id: anIdentifier(7) } } as const;
    const hears = (wanted: string) =>
      channelsFor(idea, "resident-maelle", "neighbour", watching([wanted])).app;
    expect([hears("ideas"), hears("activities"), hears("voirie")]).toEqual([true, false, false]);
    expect(channelsFor(near(48.185), "resident-maelle", "neighbour", having({}, { places: [home] }))).toEqual(
      NONE,
    );
  });
});

it("reaches whoever chose nothing at once where it concerns them, by letter too, and never wakes them for what is near [NOT-9]", () => {
  const ways = Object.entries(DEFAULT_CHANNELS).map(([kind, channels]) => [
    kind,
    Object.entries(channels)
      .flatMap(([way, isOn]) => (isOn ? [way] : []))
      .join(" "),
  ]);
  expect(Object.fromEntries(ways)).toEqual({
    status: "app push mail",
    answer: "app push mail",
    message: "app mail",
    activity: "app push",
    moderation: "app mail",
    nearby: "app",
    review: "app push mail",
  });
});
