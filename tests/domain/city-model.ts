import type { Membership } from "../../src/domain/account/membership.ts";
import { counted, countsOf, type MarkCount } from "../../src/domain/account/marks.ts";
import type { Change } from "../../src/domain/command/command-context.ts";
import type { Tallies } from "../../src/domain/content/tally.ts";
import { aTally } from "../examples/a-tally.ts";
import type { Anomaly } from "../../src/domain/anomaly/anomaly.ts";
import { MINUTE_MS, type Instant } from "../../src/domain/basics/instant.ts";
import type { Identifier } from "../../src/domain/basics/identifier.ts";
import { subjectOf, type CommandOf } from "../../src/domain/command/command.ts";
import { decide } from "../../src/domain/command/decide.ts";
import { NOTHING_SENT } from "../../src/domain/command/quota-problem.ts";
import type { Receipt } from "../../src/domain/command/outcome.ts";
import { aCity } from "../examples/a-city.ts";
import { aModerator, aMembership } from "../examples/accounts.ts";

/** The city in memory: the same decision with its own clock, and every version its documents have had. */
export interface CityModel {
  readonly anomalies: Map<Identifier, readonly Anomaly[]>;
  readonly userCities: Membership[];
  readonly receipts: Receipt[];
  /** Each time it added up, with when. */
  readonly tallies: Tallies[];
}

export function cityModel(anomalies: readonly Anomaly[]): CityModel {
  return {
    anomalies: new Map(anomalies.map((anomaly) => [anomaly.id, [anomaly]])),
    userCities: [aMembership()],
    receipts: [],
    tallies: [new Map()],
  };
}

/** The version that many versions ago, or the first. */
export function versionOf<T>(versions: readonly T[], ago: number): T {
  const version = versions.at(-1 - ago) ?? versions[0];
  if (version === undefined) throw new Error("A document has at least one version.");
  return version;
}

export type KnownCommand =
  | CommandOf<"change-status">
  | CommandOf<"report-anomaly">
  | CommandOf<"me-too-anomaly">
  | CommandOf<"follow-anomaly">;

export function answer(city: CityModel, command: KnownCommand): void {
  const { id: commandId, kind, cityId } = command;
  const subject = subjectOf(command);
  const now = command.performedAt + 7 * MINUTE_MS;
  const versions = city.anomalies.get(subject.id) ?? [];
  const decision = decide(command, {
    now,
    actor: aModerator(),
    city: aCity(),
    content: versions.at(-1),
    membership: versionOf(city.userCities, 0),
    sent: NOTHING_SENT,
  });
  const outcome: Receipt["outcome"] = decision.ok
    ? {
        commandId,
        appliedAt: now,
        state: "applied",
        rev: decision.value.content.rev,
        number: "",
        ...countsIn(decision.value),
      }
    : { commandId, appliedAt: now, state: "refused", refusal: decision.problem };
  city.receipts.push({
    commandId,
    kind,
    cityId,
    subject,
    outcome,
    content: null,
    rev: 1,
    updatedAt: now,
    schemaVersion: 1,
  });
  if (!decision.ok) return;
  const { counts } = countsIn(decision.value);
  if (counts !== undefined) addUp(city, decision.value.content, counts, now);
  city.anomalies.set(subject.id, [...versions, decision.value.content]);
  if ("membership" in decision.value) city.userCities.push(decision.value.membership);
}

function countsIn({ counts }: Change<Anomaly>): Pick<Change, "counts"> {
  return counts === undefined ? {} : { counts };
}

function addUp(city: CityModel, content: Anomaly, count: MarkCount, through: Instant): void {
  const before = city.tallies.at(-1) ?? new Map();
  const counts = counted(before.get(content.id)?.counts ?? countsOf(content), count);
  city.tallies.push(new Map([...before, ...aTally(content, counts, through)]));
}

/** Somebody else does something about it: its revision moves, and nothing of this person's. */
export function touch(city: CityModel, anomalyId: Identifier): void {
  const versions = city.anomalies.get(anomalyId);
  if (versions === undefined) return;
  const last = versionOf(versions, 0);
  city.anomalies.set(anomalyId, [...versions, { ...last, rev: last.rev + 1 }]);
}
