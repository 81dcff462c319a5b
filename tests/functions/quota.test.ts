import { FieldValue } from "firebase-admin/firestore";
import { describe, expect, it } from "vitest";
import type { Identity } from "../../functions/src/access/identity.ts";
import {
  countSent,
  guestsQuota,
  isTooMuchAtOnce,
  keepsRefusal,
  quotaRefs,
  sentOf,
} from "../../functions/src/commands/quota.ts";
import { MINUTE_MS } from "../../src/domain/basics/instant.ts";
import type { Command } from "../../src/domain/command/command.ts";
import {
  DAILY_LIMITS,
  DAYS_AT_ONCE_MAX,
  REFUSALS_KEPT_PER_DAY,
} from "../../src/domain/limits/daily-limits.ts";
import { WAITED_MS_MAX } from "../../src/domain/limits/limits.ts";
import { aCommand, aModeration } from "../examples/a-command.ts";
import { aPost } from "../examples/a-message.ts";
import { NOW } from "../examples/identifiers.ts";
import { aSnapshot, writesOf } from "./support/snapshots.ts";
import { storedHere } from "./support/stored-here.ts";

const NOBODY = { uid: "yann", isGuest: false, isAdmin: false, moderatorOfCities: [], issuedAtS: 0 };
const RESIDENT: Identity = { ...NOBODY, isConfirmed: true };
const GUEST: Identity = { ...NOBODY, isGuest: true, isConfirmed: false };
const [ONE, EXPIRES] = [FieldValue.increment(1), { expireAt: new Date(NOW + WAITED_MS_MAX) }];

type Counts = Readonly<Record<string, unknown>>;
interface Counted {
  readonly thatDay?: Counts;
  readonly today?: Counts;
}

const documents = ({ thatDay = {}, today = {} }: Counted = {}) => ({
  thatDay: aSnapshot("that", thatDay),
  today: aSnapshot("today", today),
  guestsHere: undefined,
});

describe("what arrives from one person in a day", () => {
  const isTooMuch = (arrived: number, identity: Identity, command: Command = aCommand()) =>
    isTooMuchAtOnce(documents({ today: { arrived: { [command.kind]: arrived } } }), command, identity);

  it.each([
    [RESIDENT, DAILY_LIMITS.reports.resident],
    [GUEST, DAILY_LIMITS.reports.guest],
  ])("is taken up to three days' worth, and not beyond [ANO-6]", (identity, limit) => {
    expect(isTooMuch(limit * DAYS_AT_ONCE_MAX - 1, identity)).toBe(false);
    expect(isTooMuch(limit * DAYS_AT_ONCE_MAX, identity)).toBe(true);
  });

  it("has no bound where a kind has none [ANO-6]", () => {
    expect(isTooMuch(10_000, RESIDENT, aModeration({ to: "hidden" }))).toBe(false);
  });
});

describe("what was sent before", () => {
  it("is what that day and the guests of the city have of that kind alone [ANO-6]", () => {
    const command = aCommand();
    const counted = (counts: Counts) => sentOf(documents({ thatDay: counts }), command, NOW).thatDay;
    expect(counted({ "report-anomaly": 2, "post-message": 5 })).toBe(2);
    expect(counted({})).toBe(0);
    expect(counted({ "report-anomaly": "2" })).toBe(0);
    expect(sentOf(documents(), command, NOW).byGuestsHere).toBe(0);
    // One of ten parts says how full the others are.
    const guestsHere = aSnapshot("guests", { "report-anomaly": 3 });
    expect(sentOf({ ...documents(), guestsHere }, command, NOW).byGuestsHere).toBe(30);
  });

  it("is too fast by when it was done [THR-20]", () => {
    const post = { ...aPost(), performedAt: NOW };
    const times = [NOW - 11 * MINUTE_MS, NOW - 9 * MINUTE_MS, NOW];
    const recently = (stored: unknown) =>
      sentOf(documents({ thatDay: { times: { "post-message": stored } } }), post, NOW).recently;
    expect(recently(times)).toBe(2);
    for (const none of [undefined, "now", []]) expect(recently(none)).toBe(0);
  });
});

describe("a command that is taken", () => {
  it("counts for its own day, for today and for the city's guests, beside what they count [ANO-6]", () => {
    const command = { ...aCommand(), performedAt: NOW };
    const guestsHere = aSnapshot("guests", {});
    const sent = (over: object) =>
      writesOf((transaction) => countSent(transaction, { ...documents(), ...over }, command, NOW));
    const own = [
      { path: "that", data: { "report-anomaly": ONE, ...EXPIRES }, keepsRest: true },
      { path: "today", data: { arrived: { "report-anomaly": ONE }, ...EXPIRES }, keepsRest: true },
    ];
    expect(sent({})).toEqual(own);
    const guests = { path: "guests", data: { "report-anomaly": ONE, ...EXPIRES }, keepsRest: true };
    expect(sent({ guestsHere })).toEqual([...own, guests]);
  });

  it("is written once where it is done and arrives on one day [ANO-6]", () => {
    const oneDay = { ...documents(), thatDay: aSnapshot("today", {}) };
    expect(writesOf((transaction) => countSent(transaction, oneDay, aCommand(), NOW))).toEqual([
      {
        path: "today",
        data: { "report-anomaly": ONE, arrived: { "report-anomaly": ONE }, ...EXPIRES },
        keepsRest: true,
      },
    ]);
  });

  it("notes when it was done where its kind has a pace [THR-20]", () => {
    const post = { ...aPost(), performedAt: NOW - 5 };
    const before = documents({ thatDay: { times: { "post-message": [1] } } });
    expect(writesOf((transaction) => countSent(transaction, before, post, NOW))[0]?.data).toMatchObject({
      times: { "post-message": [1, NOW - 5] },
    });
  });
});

it("Of what is refused in a day, fifty are kept and counted, and the others neither [SEC-6]", () => {
  const kept: boolean[] = [];
  const refusing = (refused: number) =>
    writesOf((transaction) => kept.push(keepsRefusal(transaction, documents({ today: { refused } }), NOW)));
  const counted = { path: "today", data: { refused: ONE, ...EXPIRES }, keepsRest: true };
  expect(refusing(REFUSALS_KEPT_PER_DAY - 1)).toEqual([counted]);
  expect(refusing(REFUSALS_KEPT_PER_DAY)).toEqual([]);
  expect(kept).toEqual([true, false]);
});

it("Guests of a commune are counted in ten parts, each guest in one, and residents in none [ANO-6]", async () => {
  storedHere({});
  const partOf = async (uid: string, isConfirmed = false) =>
    (await guestsQuota(aCommand(), { ...GUEST, uid, isConfirmed }, NOW))?.ref.path;
  const part = (n: number) => `cities/35024/quota/2026-03-12-${n}`;
  expect(await Promise.all(["a", "k", "b", "aa"].map((uid) => partOf(uid)))).toEqual([7, 7, 8, 4].map(part));
  expect(await partOf("a", true)).toBeUndefined();
  const { thatDay, today } = quotaRefs({ ...aCommand(), performedAt: NOW - 86_400_000 }, GUEST, NOW);
  expect([thatDay.path, today.path]).toEqual(["users/yann/quota/2026-03-11", "users/yann/quota/2026-03-12"]);
});
