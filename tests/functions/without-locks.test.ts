import { FieldValue } from "firebase-admin/firestore";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Identity } from "../../functions/src/access/identity.ts";
import { applyMark } from "../../functions/src/commands/record-mark.ts";
import { runCommand } from "../../functions/src/commands/run-command.ts";
import { db } from "../../functions/src/firebase.ts";
import { systemClock } from "../../src/clock/system-clock.ts";
import type { Mark } from "../../src/domain/account/marks.ts";
import { aCity } from "../examples/a-city.ts";
import { aMeToo } from "../examples/a-command.ts";
import { aMembership } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { NOW } from "../examples/identifiers.ts";
import { meTooOn } from "../examples/marks.ts";
import { applied as written, COUNTED } from "./support/applied.ts";
import { storedHere } from "./support/stored-here.ts";

vi.mock("../../functions/src/commands/leave-for-later.ts", () => ({
  leaveForLater: () => Promise.resolve(),
}));
vi.mock("../../functions/src/cities/create-city.ts", () => ({
  ensureCity: () => Promise.resolve({ ok: false, problem: "unreachable" }),
}));
const counted = vi.hoisted(() => vi.fn<() => void>());
vi.mock("../../functions/src/admin/day-counts.ts", () => ({ countOutcome: counted }));

beforeEach(() => {
  counted.mockClear();
  vi.spyOn(systemClock, "now").mockReturnValue(NOW);
});
afterEach(() => vi.restoreAllMocks());

const uid = "resident-yann";
const yann: Identity = {
  uid,
  isGuest: false,
  isConfirmed: true,
  isAdmin: false,
  moderatorOfCities: [],
  issuedAtS: NOW / 1000,
};
const cityId = "35024";
const report = anAnomaly({ authorId: "resident-maelle" });
const command = aMeToo(report.id);
const [profile, membership, receipt] = [
  `users/${uid}`,
  `users/${uid}/cities/${cityId}`,
  `users/${uid}/receipts/${command.id}`,
];
const of = (documents: Readonly<Record<string, object>>) => ({
  [`cities/${cityId}`]: { ...aCity({ preModeration: "none" }) },
  [`cities/${cityId}/anomalies/${report.id}`]: { ...report },
  ...documents,
});
/** Somebody who was here before, as an earlier version kept it too. */
const known = of({
  [profile]: { displayName: "Yann" },
  [membership]: { ...aMembership({ marks: [] }), organiser: "Amicale", rev: 3 },
  [COUNTED]: { "report-anomaly": 1, arrived: { "report-anomaly": 1 } },
});
const [one, stamp, gone] = [FieldValue.increment(1), FieldValue.serverTimestamp(), FieldValue.delete()];

async function marked(
  stored: Parameters<typeof storedHere>[0],
  here: Parameters<typeof storedHere>[1] = {},
  by = yann,
) {
  const { written } = storedHere(stored, here);
  const transactions = vi.spyOn(db(), "runTransaction").mockClear();
  const answer = await runCommand(command, by);
  const paths = written.map(([how, path]) => `${how} ${path.replace(/markChanges\/.*/u, "markChanges")}`);
  const data = Object.fromEntries(written.map(([, path, is]) => [path, is]));
  return { answer, paths, data, transactions: transactions.mock.calls.length };
}

const applied = { ok: true, value: { state: "applied", counts: { kind: "me-too", by: 1 } } };
const noted = `create cities/${cityId}/markChanges`;

describe("a mark", () => {
  it("of somebody who was here is one commit that locks nothing, and stands if what it changes and whose it is are as they were [P5] [P9]", async () => {
    const { answer, paths, data, transactions } = await marked(known);
    expect([answer, transactions]).toMatchObject([applied, 0]);
    expect(paths.toSorted()).toEqual(
      [
        `update ${profile}`,
        `update ${membership}`,
        `update ${COUNTED}`,
        `create ${receipt}`,
        noted,
      ].toSorted(),
    );
    // Nothing of the profile changes: that it is as it was is all that is asked.
    expect(data[profile]).toEqual({ nothing: gone });
    expect(data[membership]).toMatchObject({ organiser: gone, rev: 4, marks: [{ kind: "me-too" }] });
    expect(data[COUNTED]).toEqual({
      "me-too-anomaly": one,
      "arrived.me-too-anomaly": one,
      expireAt: expect.any(Date),
    });
  });

  it("of somebody new makes what they have [P5]", async () => {
    const { answer, paths, data, transactions } = await marked(of({}));
    expect([answer, transactions]).toMatchObject([applied, 0]);
    expect(paths.toSorted()).toEqual(
      [...[profile, membership, COUNTED, receipt].map((path) => `create ${path}`), noted].toSorted(),
    );
    expect(data[profile]).toEqual({ createdAt: stamp, rev: one, updatedAt: stamp });
    expect(data[COUNTED]).toMatchObject({ "me-too-anomaly": one, arrived: { "me-too-anomaly": one } });
  });

  it("of a guest is counted among the commune’s, which a crowd changes meanwhile [P5] [ANO-6]", async () => {
    const here = `cities/${cityId}/quota/`;
    const { paths, transactions } = await marked(known, {}, { ...yann, isGuest: true, isConfirmed: false });
    expect([paths.filter((path) => path.startsWith(`merge ${here}`)).length, transactions]).toEqual([1, 0]);
  });

  it("that is so already moves no counter, and what was said last is kept where it was not yet [P2] [P5]", async () => {
    const so = (mark: object) => ({ ...known, [membership]: { ...aMembership({ marks: [mark as Mark] }) } });
    const [mark] = meTooOn(report.id);
    const before = await marked(so({ ...mark, at: NOW - 1 }));
    expect(before).toMatchObject({ answer: { ok: true, value: { state: "applied" } }, transactions: 0 });
    expect(before.answer).not.toHaveProperty("value.counts");
    expect(before.paths.toSorted()).toEqual(
      [`update ${profile}`, `update ${membership}`, `update ${COUNTED}`, `create ${receipt}`].toSorted(),
    );
    const said = await marked(so({ ...mark, at: NOW }));
    expect(said).toMatchObject({ answer: { ok: true, value: { state: "applied" } }, transactions: 0 });
    expect(said.paths.toSorted()).toEqual([`create ${receipt}`, `update ${profile}`]);
  });

  it("that is repeated writes nothing [P2]", async () => {
    const first = { commandId: command.id, state: "applied", rev: 4, number: "", appliedAt: NOW };
    const again = await marked({ ...known, [receipt]: { outcome: first } });
    expect(again).toMatchObject({ answer: { ok: true, value: first }, paths: [], transactions: 0 });
    expect(counted).not.toHaveBeenCalled();
  });

  it.each([profile, membership, COUNTED, receipt])(
    "that somebody overtook at %s is decided anew by what holds then, and written once [P2] [P9] [P10]",
    async (path) => {
      const again = await marked(known, { changed: [path] });
      expect(again).toMatchObject({ answer: applied, transactions: 1 });
      expect(again.paths.toSorted()).toEqual(
        [`set ${membership}`, `merge ${COUNTED}`, `create ${receipt}`, noted].toSorted(),
      );
    },
  );

  it("whose account is closed meanwhile leaves nothing, nor does one that was answered meanwhile [P9] [P2]", async () => {
    const closed = { ...known, [profile]: { closed: "deleted" } };
    const late = await marked(known, { changed: [profile], inTransaction: closed });
    expect(late).toMatchObject({ answer: { ok: false, problem: "account_disabled" }, paths: [] });
    const first = { commandId: command.id, state: "applied", rev: 9, number: "", appliedAt: NOW - 1 };
    const inTransaction = { ...known, [receipt]: { outcome: first } };
    const twice = await marked(known, { changed: [receipt], inTransaction });
    expect(twice).toMatchObject({ answer: { ok: true, value: first }, paths: [] });
    expect(counted).not.toHaveBeenCalled();
  });

  it("that would change more than what its person keeps and a counter is not written in part [P2]", () => {
    const so = { command, context: { content: report }, apply: applyMark };
    expect(written({ ...so, change: { content: report } }).answer).toMatchObject({ content: null });
    const more = [{ content: { ...report, rev: 2 } }, { content: report, warns: "offensive" }] as const;
    for (const change of more) expect(() => written({ ...so, change })).toThrow("me-too-anomaly");
  });
});
