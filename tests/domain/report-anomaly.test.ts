import { NOTHING_SENT } from "../../src/domain/command/quota-problem.ts";
import { perCollection } from "../../src/domain/command/subject.ts";
import { describe, expect, it } from "vitest";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { publicProjectionOf } from "../../src/domain/anomaly/publish-anomaly.ts";
import { parseAnomaly } from "../../src/domain/anomaly/parse-anomaly.ts";
import { DAY_MS, MINUTE_MS } from "../../src/domain/basics/instant.ts";
import type { CommandContext } from "../../src/domain/command/command-context.ts";
import { decide } from "../../src/domain/command/decide.ts";
import type { Refusal } from "../../src/domain/command/refusal.ts";
import { aCity } from "../examples/a-city.ts";
import { aCommand } from "../examples/a-command.ts";
import { aReport } from "../examples/a-report.ts";
import { aGuest, aModerator, anAdmin, aResident, aMembership } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { aContext } from "../examples/a-context.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { followOn } from "../examples/marks.ts";

/** Who has written a lot, of which a moderator let two be published. */
const NEWCOMER = aMembership({ approved: perCollection(() => 2) });

const sentThatDay = (thatDay: number) => ({ ...NOTHING_SENT, thatDay });

function reported(context: Partial<CommandContext> = {}, command = aCommand()): Anomaly {
  const decision = decide(command, aContext(context));
  if (!decision.ok) throw new Error(`The report was refused: ${decision.problem.code}.`);
  return decision.value.content;
}

function refusalOf(context: Partial<CommandContext>, command = aCommand()): Refusal | undefined {
  const decision = decide(command, aContext(context));
  return decision.ok ? undefined : decision.problem;
}

describe("a report", () => {
  it("takes the id of its command and starts as « Signalée » [ANO-1]", () => {
    const report = reported();
    expect(report).toMatchObject({ id: aCommand().id, status: "new", number: "", rev: 1, createdAt: NOW });
    expect(report.history).toEqual([{ at: NOW, status: "new", reason: "", byKind: "resident", byName: "" }]);
    expect(parseAnomaly(report)).toEqual({ ok: true, value: report });
  });

  it("keeps its words in their tidy form and announces its photos [FORM-4]", () => {
    const photos = [{ id: anIdentifier(9), alt: " Le mât " }];
    const report = reported(
      {},
      aCommand({ payload: aReport({ title: "  Lampadaire e\u0301teint ", photos }) }),
    );
    expect(report.title).toBe("Lampadaire éteint");
    expect(report.photos).toEqual([{ id: anIdentifier(9), alt: "Le mât", state: "waiting", thumb: "" }]);
  });

  it("is written down for somebody by a moderator of the city alone, and says so [ANO-36]", () => {
    const relayed = aCommand({ payload: aReport({ relayed: true, showName: true }) });
    const report = reported({ actor: aModerator() }, relayed);
    expect(report).toMatchObject({ isRelayed: true, authorName: "" });
    expect(report.history).toMatchObject([{ byName: "" }]);
    expect(parseAnomaly(publicProjectionOf(report))).toMatchObject({ ok: true, value: { isRelayed: true } });
    expect(refusalOf({ actor: aResident() }, relayed)).toEqual({ code: "not_allowed" });
    expect(reported({ actor: aModerator() })).not.toHaveProperty("isRelayed");
  });

  it("is followed by its author from the start [ANO-7]", () => {
    const decision = decide(aCommand(), aContext());
    expect(decision).toMatchObject({
      value: {
        content: { followersCount: 1, meTooCount: 0 },
        membership: {
          marks: followOn(aCommand().id),
          contributions: { ...perCollection(() => 7), anomalies: 8 },
          rev: 2,
          updatedAt: NOW,
        },
      },
    });
  });

  it("is accepted from somebody who already follows all they may [ANO-7]", () => {
    const marks = followOn(...Array.from({ length: 500 }, (_, index) => anIdentifier(1000 + index)));
    expect(reported({ membership: aMembership({ marks }) }).followersCount).toBe(0);
  });

  it("shows a name only when its owner asked for it [ANO-13]", () => {
    const named = aCommand({ payload: aReport({ showName: true }) });
    expect(reported().authorName).toBe("");
    expect(reported({}, named).authorName).toBe("Yann Le Goff");
    expect(reported({ actor: aResident({ displayName: "é".repeat(50) }) }, named).authorName).toBe(
      "é".repeat(40),
    );
    expect(reported({ actor: aResident({ displayName: "Ya\u202Enn" }) }, named).authorName).toBe("");
  });

  it.each([
    ["a guest", { actor: aGuest() }, "pending"],
    ["somebody who has not confirmed their address", { actor: aResident({ isConfirmed: false }) }, "pending"],
    ["a newcomer", { membership: NEWCOMER }, "pending"],
    [
      "somebody with three approved reports",
      {
        membership: aMembership({ contributions: perCollection(() => 0), approved: perCollection(() => 3) }),
      },
      "public",
    ],
    ["a moderator", { actor: aModerator(), membership: NEWCOMER }, "public"],
    ["an admin", { actor: anAdmin(), membership: NEWCOMER }, "public"],
    [
      "a moderator of another city",
      { actor: aModerator({ moderatorOfCities: ["35238"] }), membership: NEWCOMER },
      "pending",
    ],
    [
      "a newcomer where nobody moderates",
      { city: aCity({ moderatorsCount: 0 }), membership: NEWCOMER },
      "public",
    ],
    [
      "a newcomer where nothing is checked",
      { city: aCity({ preModeration: "none" }), membership: NEWCOMER },
      "public",
    ],
  ] as const)("of %s is published as it should [ANO-3]", (_, context, visibility) => {
    expect(reported(context).visibility).toBe(visibility);
  });

  it("stays with the town hall when its author or its matter asks so [ANO-5]", () => {
    const hateful = aReport({ categoryId: "graffitis", subcategoryId: "propos-injurieux" });
    expect(reported({}, aCommand({ payload: aReport({ onlyTownHall: true }) })).visibility).toBe("private");
    expect(reported({}, aCommand({ payload: hateful })).visibility).toBe("private");
  });

  it.each([
    ["the third of a guest", { actor: aGuest(), sent: sentThatDay(2) }, undefined],
    ["the fourth of a guest", { actor: aGuest(), sent: sentThatDay(3) }, { code: "quota_reports", limit: 3 }],
    [
      "the fourth of an account without a confirmed address",
      { actor: aResident({ isConfirmed: false }), sent: sentThatDay(3) },
      { code: "quota_reports", limit: 3 },
    ],
    ["the tenth of a resident", { sent: sentThatDay(9) }, undefined],
    ["the eleventh of a resident", { sent: sentThatDay(10) }, { code: "quota_reports", limit: 10 }],
    ["the fiftieth of a moderator", { actor: aModerator(), sent: sentThatDay(49) }, undefined],
  ])("counts against the day: %s [ANO-6, SEC-12]", (_, context, refusal) => {
    expect(refusalOf(context)).toEqual(refusal);
  });

  it.each([
    [NOW + 5 * MINUTE_MS, NOW, undefined],
    [NOW + 5 * MINUTE_MS + 1, NOW, "observed_in_future"],
    [NOW + 5 * MINUTE_MS + 1, NOW + DAY_MS, "observed_in_future"],
    [NOW - 366 * DAY_MS, NOW, undefined],
    [NOW - 366 * DAY_MS - 1, NOW, "observed_too_old"],
    [NOW - 380 * DAY_MS, NOW - 20 * DAY_MS, undefined],
    [NOW - 800 * DAY_MS, 0, "observed_too_old"],
    // Nobody typed these: the clock of the device is wrong.
    [NOW + 6 * MINUTE_MS, NOW + 6 * MINUTE_MS, undefined],
    [0, 0, undefined],
  ])("was seen at %i and sent at %i: %s [ANO-14]", (observedAt, performedAt, code) => {
    expect(refusalOf({}, aCommand({ performedAt, payload: aReport({ observedAt }) }))?.code).toBe(code);
  });

  it.each([
    ["title", { title: "Trou \u3164\u3164\u3164" }],
    ["description", { description: "Trou\u0336\u0337\u0338\u0334\u0335 sur la route" }],
    ["locationHint", { locationHint: "\u{E0041}\u{E0042}" }],
    ["photos.0.alt", { photos: [{ id: anIdentifier(9), alt: "\u2800" }] }],
  ])("is refused where nobody could read it: %s [FORM-3]", (field, payload) => {
    const refusal = refusalOf({}, aCommand({ payload: aReport(payload) }));
    expect(refusal?.fields).toEqual([{ field, code: "excluded_character" }]);
  });

  it("is refused in words when its limits are broken [P6]", () => {
    expect(refusalOf({}, aCommand({ payload: aReport({ title: "Trou" }) }))).toEqual({
      code: "invalid",
      fields: [{ field: "title", code: "too_short", limit: 5 }],
    });
  });

  it("is refused from a disabled account, and for another city than the one that reads it [AUTH-4]", () => {
    expect(refusalOf({ actor: aResident({ isDisabled: true }) })).toEqual({ code: "account_disabled" });
    expect(refusalOf({ city: aCity({ id: "35238" }) })).toEqual({ code: "malformed" });
  });

  it("never takes the place of somebody else's, and is not made twice [P2] [P3]", () => {
    const mine = anAnomaly({ id: aCommand().id, authorId: aResident().uid });
    expect(reported({ content: mine })).toBe(mine);
    expect(refusalOf({ content: anAnomaly({ id: aCommand().id }) })).toEqual({ code: "id_taken" });
  });
});
