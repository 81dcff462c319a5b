import { describe, expect, it } from "vitest";
import type { Activity } from "../../src/domain/activity/activity.ts";
import { parseActivity } from "../../src/domain/activity/parse-activity.ts";
import { publicActivityOf } from "../../src/domain/activity/public-activity.ts";
import { DAY_MS, HOUR_MS } from "../../src/domain/basics/instant.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { parseCommand } from "../../src/domain/command/parse-command.ts";
import { aGuest, aMembership, aResident } from "../examples/accounts.ts";
import { aContext } from "../examples/a-context.ts";
import { aJoining, anActivity, aProposedActivity } from "../examples/an-activity.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";

describe("« Proposer une activité »", () => {
  it("publishes it as it was written [ACT-1]", () => {
    const { photos: _, showName: __, ...written } = aProposedActivity().payload;
    expect(decide(aProposedActivity(), aContext())).toMatchObject({
      value: { content: { ...written, id: anIdentifier(41), status: "confirmed", goingCount: 0 } },
    });
  });

  it("is refused to whoever confirmed no address [ACT-2]", () => {
    expect(decide(aProposedActivity(), aContext({ actor: aGuest() }))).toMatchObject({
      problem: { code: "not_allowed" },
    });
  });

  it.each([
    ["an end before its start", { endsAt: anActivity().startsAt - 1 }, "endsAt", "before_start"],
    ["a script for a link", { url: "javascript:alert(1)" }, "url", "pattern"],
    ["a script to sign up with", { registrationUrl: "javascript:alert(1)" }, "registrationUrl", "pattern"],
    ["a price told at length", { priceLabel: "5 €".repeat(14) }, "priceLabel", "too_long"],
    ["no encryption", { url: "http://exemple.fr" }, "url", "pattern"],
    ["neither place nor link", { place: null, url: "" }, "url", "required"],
    ["nobody who organises it", { organiserName: " " }, "organiserName", "required"],
    ["places less than none", { capacity: -1 }, "capacity", "out_of_range"],
    ["a description of 3,001 characters", { description: "a".repeat(3001) }, "description", "too_long"],
  ] as const)("refuses %s, on the device and on the server [ACT-1]", (_, fields, field, code) => {
    const refusal = { problem: { code: "invalid", fields: [{ field, code }] } };
    expect(decide(aProposedActivity(fields), aContext())).toMatchObject(refusal);
    expect(parseCommand(aProposedActivity(fields))).toMatchObject(refusal);
  });

  it.each([
    ["what is over", { startsAt: NOW - DAY_MS, endsAt: NOW - HOUR_MS }, false],
    ["what is going on", { startsAt: NOW - HOUR_MS, endsAt: NOW + HOUR_MS }, true],
    ["what is in two years", { startsAt: NOW + 730 * DAY_MS, endsAt: null }, false],
  ])("knows %s [ACT-2]", (_, dates, isTaken) => {
    expect(decide(aProposedActivity(dates), aContext()).ok).toBe(isTaken);
  });

  it("takes what was to come when it was sent, however long it waited for a network [ACT-2, P1]", () => {
    const later = aContext({ now: NOW + 10 * DAY_MS });
    expect(decide(aProposedActivity(), later).ok).toBe(true);
  });
});

describe("« J’y participe »", () => {
  const joined = (over: Partial<Activity>, on = true, membership = aMembership()) =>
    decide(aJoining(anActivity().id, on), aContext({ content: anActivity(over), membership }));

  it("gives the last place once [ACT-3, P10]", () => {
    expect(joined({ capacity: 2, goingCount: 1 })).toMatchObject({
      value: { counts: { kind: "going", by: 1 } },
    });
    expect(joined({ capacity: 2, goingCount: 2 })).toMatchObject({ problem: { code: "activity_full" } });
    expect(joined({ capacity: 0 })).toMatchObject({ problem: { code: "activity_full" } });
  });

  it("gives a place back, also of what is full [ACT-3]", () => {
    const mark = { kind: "going", subject: { collection: "activities", id: anActivity().id } } as const;
    const membership = aMembership({ marks: [mark] });
    expect(joined({ capacity: 2, goingCount: 2 }, false, membership)).toMatchObject({
      value: { counts: { kind: "going", by: -1 }, membership: { marks: [] } },
    });
  });

  it("is refused of what is cancelled or over [ACT-3]", () => {
    const over = { startsAt: NOW - 2 * DAY_MS, endsAt: NOW - DAY_MS };
    for (const one of [over, { status: "cancelled" } as const])
      expect(joined(one)).toMatchObject({ problem: { code: "activity_over" } });
  });
});

describe("what everybody's devices hold of an activity", () => {
  it("is not whom to ask of a hidden one [ACT-6]", () => {
    const said = { contact: "06 00 00 00 00", priceLabel: "5 €", registrationUrl: "https://exemple.fr/i" };
    expect(parseActivity(anActivity(said))).toMatchObject({ value: said });
    const hidden = publicActivityOf(anActivity({ ...said, visibility: "hidden" }));
    for (const word of Object.values(said)) expect(JSON.stringify(hidden)).not.toContain(word);
  });

  it.each(["pending", "hidden", "private"] as const)("is not a word of a %s one [ACT-6]", (visibility) => {
    const secret = "Chez Mme Morvan";
    const words = { title: secret, description: secret, placeName: secret, address: secret };
    const written = anActivity({ ...words, organiserName: secret, authorId: aResident().uid, visibility });
    const projection = publicActivityOf(written);
    expect(JSON.stringify(projection)).not.toContain(secret);
    expect(projection.authorId).toBe("");
    expect(parseActivity(projection)).toEqual({ ok: true, value: projection });
  });
});
