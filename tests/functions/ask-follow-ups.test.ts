import { FieldValue } from "firebase-admin/firestore";
import { afterEach, expect, it, vi } from "vitest";
import { askFollowUps } from "../../functions/src/cities/ask-follow-ups.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { storedHere } from "./support/stored-here.ts";

vi.mock("../../functions/src/notifications/tell-soon.ts", () => ({ tellSoon: () => Promise.resolve() }));
afterEach(() => vi.restoreAllMocks());

const cityId = "35024";
const history = [
  { at: NOW - 28 * DAY_MS - 1_000, status: "resolved", reason: "", byKind: "moderator", byName: "" },
] as const;
const reports = [1, 2].map((n) => anAnomaly({ id: anIdentifier(n), status: "resolved", history }));
const toldAt = `cities/${cityId}/counters/followUps`;

it("How far authors were asked is read and kept by the transaction that asks them [NOT-20] [P10]", async () => {
  const asked = async (before: object | undefined, meanwhile: object | undefined) => {
    const { written } = storedHere({ [toldAt]: before }, { inTransaction: { [toldAt]: meanwhile } });
    await askFollowUps(cityId, reports, { now: NOW, statisticsOf: NOW - DAY_MS });
    return written;
  };
  const [nothing, all] = [
    { countedAt: NOW - DAY_MS, waiting: [] },
    { countedAt: NOW, waiting: [] },
  ];
  // Another run was quicker, or was set back: what was read before the transaction says nothing.
  expect(await asked(nothing, all)).toEqual([["set", toldAt, all]]);
  const first = await asked(all, undefined);
  expect(first.map(([how]) => how)).toEqual(["set", "set", "set"]);
  expect(first.slice(0, 2).map(([, , data]) => data)).toEqual(
    reports.map(({ id }) =>
      expect.objectContaining({
        subject: { collection: "anomalies", id },
        after: "",
        updatedAt: FieldValue.serverTimestamp(),
      }),
    ),
  );
  expect(first.at(-1)).toEqual(["set", toldAt, all]);
});
