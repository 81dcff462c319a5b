import { describe, expect, it } from "vitest";
import type { AnomalyStatus } from "../../src/domain/anomaly/statuses.ts";
import { transitionProblem, type TransitionAsk } from "../../src/domain/anomaly/transitions.ts";
import { DAY_MS } from "../../src/domain/basics/instant.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { anAsk } from "./an-ask.ts";

const ORIGINAL = anAnomaly({ id: anIdentifier(102) });

describe("a change of status", () => {
  it.each<[string, AnomalyStatus, Partial<TransitionAsk>, string | undefined]>([
    ["a guest sets a status", "new", { roles: ["guest"] }, "not_allowed"],
    ["a resident sets a status", "new", { roles: ["resident"] }, "not_allowed"],
    ["a moderator closes without a word", "progress", { to: "resolved", reason: "fait" }, "text"],
    ["a moderator refuses without a word", "new", { to: "rejected", reason: "         " }, "text"],
    ["a moderator forwards to nobody", "new", { to: "forwarded", partner: " " }, "partner"],
    ["a report is a duplicate of itself", "new", { to: "duplicate", duplicateOf: anAnomaly() }, "original"],
    [
      "a duplicate of a duplicate",
      "new",
      { to: "duplicate", duplicateOf: { ...ORIGINAL, status: "duplicate" } },
      "original",
    ],
    [
      "a duplicate in another city",
      "new",
      { to: "duplicate", duplicateOf: { ...ORIGINAL, cityId: "35238" } },
      "original",
    ],
    [
      "the author says it is mended",
      "ack",
      { to: "claimed", roles: ["author"], hasPhoto: false, claims: 0 },
      undefined,
    ],
    [
      "a guest who wrote it says so too",
      "ack",
      { to: "claimed", roles: ["guest", "author"], hasPhoto: false },
      undefined,
    ],
    [
      "a resident says so without a photo",
      "ack",
      { to: "claimed", roles: ["resident"], hasPhoto: false, claims: 1 },
      "photo_or_second_claim",
    ],
    [
      "a second resident says so",
      "ack",
      { to: "claimed", roles: ["resident"], hasPhoto: false, claims: 2 },
      undefined,
    ],
    [
      "a claim is confirmed by nobody in 13 days",
      "claimed",
      { to: "resolved", roles: ["system"], now: NOW + 12 * DAY_MS },
      "fourteen_days",
    ],
    [
      "a claim is confirmed by 14 days",
      "claimed",
      { to: "resolved", roles: ["system"], now: NOW + 13 * DAY_MS },
      undefined,
    ],
    ["« Toujours présent »", "claimed", { to: "planned", roles: ["resident"] }, undefined],
    [
      "the author reopens on the last day",
      "resolved",
      { to: "reopen", roles: ["author"], now: NOW + 59 * DAY_MS },
      undefined,
    ],
    [
      "the author reopens too late",
      "resolved",
      { to: "reopen", roles: ["author"], now: NOW + 60 * DAY_MS },
      "sixty_days",
    ],
    ["the author reopens twice", "resolved", { to: "reopen", roles: ["author"], hasReopened: true }, "once"],
    [
      "a resident reopens without a photo",
      "rejected",
      { to: "reopen", roles: ["resident"], hasPhoto: false },
      "photo",
    ],
    ["a wrong merge is undone", "duplicate", { to: "planned" }, undefined],
    [
      "the author withdraws what others follow",
      "new",
      { to: "withdrawn", roles: ["author"], otherFollowers: 1 },
      "nobody_else_follows",
    ],
    ["a moderator withdraws for the author", "new", { to: "withdrawn" }, "not_allowed"],
    ["a closed report is planned", "resolved", { to: "planned" }, "not_in_table"],
    ["a status follows itself", "info", { to: "info" }, "not_in_table"],
  ])("answers when %s [ANO-2]", (_, status, ask, problem) => {
    const anomaly = anAnomaly({ status, previousStatus: "planned" });
    expect(transitionProblem(anomaly, anAsk(ask))).toBe(problem);
  });
});
