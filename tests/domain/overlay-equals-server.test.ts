import * as fc from "fast-check";
import { expect, it } from "vitest";
import { stories } from "../support/stories.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { ANOMALY_VIEWS } from "../../src/domain/anomaly/anomaly-view.ts";
import { contentViews } from "../../src/domain/sync/content-views.ts";
import { LAYING } from "../../src/domain/sync/laying.ts";
import { hasMark, type MarkKind } from "../../src/domain/account/marks.ts";
import type { PendingCommand } from "../../src/domain/sync/sync-state.ts";
import type { Command } from "../../src/domain/command/command.ts";
import { withTallies } from "../../src/domain/content/tally.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import { aCity } from "../examples/a-city.ts";
import { wholeAnswer } from "../examples/answers.ts";
import { SETTABLE_STATUSES, type SettableStatus } from "../../src/domain/anomaly/transitions.ts";
import { aCommand, aFollow, aMeToo, aStatusChange } from "../examples/a-command.ts";
import { aReport } from "../examples/a-report.ts";
import { aModerator } from "../examples/accounts.ts";
import { anAnomaly } from "../examples/an-anomaly.ts";
import { anIdentifier, NOW } from "../examples/identifiers.ts";
import { answer, cityModel, type KnownCommand, touch, versionOf, type CityModel } from "./city-model.ts";

const NEIGHBOURS = [anAnomaly({ meTooCount: 3, rev: 4 }), anAnomaly({ id: anIdentifier(102), rev: 2 })];
const REPORTS = [anIdentifier(1), anIdentifier(2)];
const SUBJECTS = [...NEIGHBOURS.map(({ id }) => id), ...REPORTS];

interface Step {
  readonly kind: "report" | "me-too" | "follow" | "answer" | "elsewhere";
  readonly to?: SettableStatus;
  readonly subjectId: string;
  readonly on: boolean;
}

const STEP: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constantFrom("me-too", "follow", "elsewhere"),
    subjectId: fc.constantFrom(...SUBJECTS),
    on: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant("answer"),
    subjectId: fc.constantFrom(...SUBJECTS),
    to: fc.constantFrom(...SETTABLE_STATUSES),
    on: fc.constant(true),
  }),
  fc.record({ kind: fc.constant("report"), subjectId: fc.constantFrom(...REPORTS), on: fc.constant(true) }),
);

/** A report is sent once, and a button pressed for the first time is pressed on: screens offer nothing else. */
function believable(steps: readonly Step[]): readonly Step[] {
  const seen = new Set<string>();
  return steps.flatMap((step) => {
    const key = `${step.kind} ${step.subjectId}`;
    const isFirst = !seen.has(key);
    seen.add(key);
    if (step.kind === "answer") return [step];
    if (step.kind === "report") return isFirst ? [step] : [];
    return [isFirst ? { ...step, on: true } : step];
  });
}

function play(city: CityModel, steps: readonly Step[]): readonly KnownCommand[] {
  return steps.flatMap(({ kind, subjectId, on, to = "ack" }, index) => {
    const over = { id: anIdentifier(200 + index), performedAt: NOW + index };
    if (kind === "elsewhere") {
      touch(city, subjectId);
      return [];
    }
    const report = { id: subjectId, performedAt: NOW + index, payload: aReport({ observedAt: NOW }) };
    const from = city.anomalies.get(subjectId)?.at(-1)?.status ?? "new";
    const commands = {
      report: () => aCommand(report),
      "me-too": () => aMeToo(subjectId, on, over),
      follow: () => aFollow(subjectId, on, over),
      answer: () => aStatusChange({ ...wholeAnswer(to), anomalyId: subjectId, from }, over),
    };
    const command = commands[kind]();
    answer(city, command);
    return [command];
  });
}

/** What the replica holds when each document is a few versions late, or has not come at all. */
function replicaOf(city: CityModel, lateness: readonly number[]): readonly Anomaly[] {
  return [...city.anomalies].flatMap(([id, versions]) => {
    const ago = lateness[SUBJECTS.indexOf(id)] ?? 0;
    return REPORTS.includes(id) && ago >= versions.length ? [] : [versionOf(versions, ago)];
  });
}

/** The answer came with the reply, or the reply was lost and only the receipt came. */
function rowsOf(
  commands: readonly Command[],
  receipts: readonly Receipt[],
  isReplyLost: boolean,
): readonly PendingCommand[] {
  return commands.map((command, index) => {
    const outcome = receipts[index]?.outcome;
    return isReplyLost || outcome === undefined
      ? { command, state: "sending" }
      : { command, state: outcome.state, outcome };
  });
}

/** What device and server must agree on; the rest is the server's to give. */
function essenceOf({
  number: _number,
  rev: _rev,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  history,
  ...rest
}: Anomaly) {
  return { ...rest, history: history.map(({ at: _at, ...entry }) => entry) };
}

const tallied = withTallies<Anomaly>();

/** Of each report, of what the person keeps of the city, and of the tallies. */
const LATENESS = fc.array(fc.nat({ max: 12 }), {
  minLength: SUBJECTS.length + 2,
  maxLength: SUBJECTS.length + 2,
});

it("shows of acknowledged commands what the server made of them, in whatever order its documents arrive [P2] [P10] [OFF-9]", () => {
  fc.assert(
    fc.property(fc.array(STEP, { maxLength: 14 }), LATENESS, fc.boolean(), (steps, lateness, isReplyLost) => {
      const city = cityModel(NEIGHBOURS);
      const commands = play(city, believable(steps));
      const views = contentViews(ANOMALY_VIEWS, () => LAYING)(replicaOf(city, lateness), {
        receipts: isReplyLost ? city.receipts : [],
        pending: rowsOf(commands, city.receipts, isReplyLost),
        actor: aModerator(),
        city: aCity(),
        membership: versionOf(city.userCities, lateness.at(-1) ?? 0),
        tallies: versionOf(city.tallies, lateness.at(-2) ?? 0),
      });
      const { marks } = versionOf(city.userCities, 0);
      const isMarked = (kind: MarkKind, id: string) =>
        hasMark(marks, { kind, subject: { collection: "anomalies", id } });
      const shown = new Map(
        views.map((view) => [
          view.anomaly.id,
          { ...view, anomaly: essenceOf(view.anomaly), sync: undefined },
        ]),
      );
      for (const [id, versions] of city.anomalies) {
        const written = versionOf(versions, 0);
        const anomaly = tallied(written, versionOf(city.tallies, 0));
        const mine = anomaly.authorId === aModerator().uid;
        const expected = {
          anomaly: essenceOf(anomaly),
          mine,
          meToo: isMarked("me-too", id),
          followed: isMarked("follow", id),
        };
        expect(shown.get(id)).toEqual(expected);
      }
      expect(shown.size).toBe(city.anomalies.size);
    }),
    { numRuns: stories(2000) },
  );
});
