import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANOMALY_STATUSES, isOpen, type AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { transitionProblem, type TransitionAsk } from "../../src/domain/anomaly/transitions.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { anAsk } from "./an-ask.ts";

const ORIGINAL = anAnomaly({ id: anIdentifier(102) });

/** The statuses as the product page lists them, by where they start: an independent copy of the table. */
const PAGE: Readonly<Record<AnomalyStatus, readonly AnomalyStatus[]>> = {
  new: [
    "ack",
    "info",
    "planned",
    "progress",
    "forwarded",
    "claimed",
    "resolved",
    "rejected",
    "duplicate",
    "withdrawn",
  ],
  ack: ["info", "planned", "progress", "forwarded", "claimed", "resolved", "rejected", "duplicate"],
  info: ["ack", "planned", "progress", "forwarded", "claimed", "resolved", "rejected", "duplicate"],
  planned: ["ack", "info", "progress", "forwarded", "claimed", "resolved", "rejected", "duplicate"],
  progress: ["ack", "info", "planned", "forwarded", "claimed", "resolved", "rejected", "duplicate"],
  forwarded: ["ack", "info", "planned", "progress", "claimed", "resolved", "rejected", "duplicate"],
  claimed: ["info", "resolved", "rejected", "duplicate"],
  resolved: ["reopen"],
  rejected: ["reopen"],
  duplicate: [],
  reopen: ["ack", "info", "planned", "progress", "forwarded", "claimed", "resolved", "rejected", "duplicate"],
  withdrawn: [],
};
const PAGE_OPEN = ["new", "ack", "info", "planned", "progress", "forwarded", "claimed", "reopen"];
const BACK_TO_PREVIOUS: readonly AnomalyStatus[] = ["info", "claimed", "duplicate"];

const STATUS = fc.constantFrom(...ANOMALY_STATUSES);
const ROLES = ["guest", "resident", "author", "moderator", "admin", "system"] as const;

const ASK = fc.record<TransitionAsk>({
  to: STATUS,
  roles: fc.subarray([...ROLES]),
  now: fc.integer({ min: NOW - 10 * DAY_MS, max: NOW + 100 * DAY_MS }),
  reason: fc.constantFrom("", "trop bref", "Le trou a été rebouché hier."),
  partner: fc.constantFrom("", "Département"),
  duplicateOf: fc.constantFrom(undefined, ORIGINAL, anAnomaly()),
  hasPhoto: fc.boolean(),
  claims: fc.nat({ max: 3 }),
  hasReopened: fc.boolean(),
  otherFollowers: fc.nat({ max: 2 }),
});

describe("the life of a report", () => {
  it("never leaves the table, whoever asks for whatever [ANO-2]", () => {
    fc.assert(
      fc.property(fc.array(ASK, { maxLength: 30 }), (asks) => {
        let anomaly = anAnomaly();
        for (const ask of asks) {
          if (transitionProblem(anomaly, ask) !== undefined) continue;
          const { status, previousStatus } = anomaly;
          const isBack = BACK_TO_PREVIOUS.includes(status) && ask.to === previousStatus;
          expect([status, ask.to, isBack || PAGE[status].includes(ask.to)]).toEqual([status, ask.to, true]);
          const entry = {
            at: ask.now,
            status: ask.to,
            reason: ask.reason,
            byKind: "moderator",
            byName: "",
          } as const;
          anomaly = {
            ...anomaly,
            status: ask.to,
            previousStatus: status,
            history: [...anomaly.history, entry],
          };
        }
      }),
    );
  });

  it.each(ANOMALY_STATUSES)(
    "lets people go from « %s » wherever the page says, and nowhere else [ANO-2]",
    (from) => {
      const anomaly = anAnomaly({ status: from, previousStatus: "withdrawn" });
      const roles = [...ROLES];
      const open = ANOMALY_STATUSES.filter((to) => to !== "withdrawn" || from === "new").filter(
        (to) => transitionProblem(anomaly, anAsk({ to, roles })) === undefined,
      );
      expect(new Set(open)).toEqual(new Set(PAGE[from]));
    },
  );

  it("counts « Indiquée comme résolue » among the open ones until somebody confirms [ANO-2]", () => {
    expect(ANOMALY_STATUSES.filter(isOpen)).toEqual(PAGE_OPEN);
  });
});
