import { closedAtOf } from "../anomaly/closed-at.ts";
import type { Anomaly } from "../anomaly/anomaly.ts";
import type { Instant } from "../basics/instant.ts";
import { STATISTICS_GROUP_MIN } from "../limits/limits.ts";
import { FIGURE_WINDOW_MS } from "./life-figures.ts";
import { maskedCount } from "./small-groups.ts";

/** What happened to reports in the last 30 days, and what people made of those that the commune called resolved. */
export interface ReportFigures {
  readonly created30d: number;
  /** For whatever reason. */
  readonly closed30d: number;
  /** Its author said that the matter is settled, or somebody thanked for it. */
  readonly satisfiedYes: number;
  /** Its author said that it is not, or it was opened again. */
  readonly satisfiedNo: number;
  readonly satisfiedUnknown: number;
}

type Lived = Pick<Anomaly, "status" | "createdAt" | "history" | "thanksCount" | "followUp">;
type Answer = "satisfiedYes" | "satisfiedNo" | "satisfiedUnknown";

export function reportFigures(anomalies: readonly Lived[], now: Instant): ReportFigures {
  const isRecent = (at: Instant) => at > now - FIGURE_WINDOW_MS;
  const answers = anomalies.flatMap(answerTo);
  const count = (answer: Answer) => answers.filter((one) => one === answer).length;
  return {
    created30d: anomalies.filter(({ createdAt }) => isRecent(createdAt)).length,
    closed30d: anomalies.flatMap(closedAtOf).filter(isRecent).length,
    satisfiedYes: count("satisfiedYes"),
    satisfiedNo: count("satisfiedNo"),
    satisfiedUnknown: count("satisfiedUnknown"),
  };
}

/** Of a hundred reports that were resolved. Null where it would tell of fewer than STATISTICS_GROUP_MIN how many they are. */
export function reopenedPercentOf(anomalies: readonly Pick<Lived, "history">[]): number | null {
  const resolved = anomalies.filter(({ history }) => history.some(isResolution));
  const reopened = resolved.filter(({ history }) =>
    isReopened(history.slice(history.findIndex(isResolution))),
  );
  if (resolved.length < STATISTICS_GROUP_MIN || maskedCount(reopened.length) === "few") return null;
  return Math.round((100 * reopened.length) / resolved.length);
}

/** The last word about its last resolution. */
function answerTo({ history, thanksCount = 0, followUp }: Lived): readonly Answer[] {
  const resolution = history.findLast(isResolution);
  if (resolution === undefined) return [];
  if (isReopened(history.slice(history.lastIndexOf(resolution)))) return ["satisfiedNo"];
  const said = followUp === undefined || followUp.at < resolution.at ? undefined : followUp.answer;
  if (said === "no") return ["satisfiedNo"];
  return [said === "yes" || thanksCount > 0 ? "satisfiedYes" : "satisfiedUnknown"];
}

function isReopened(steps: Lived["history"]): boolean {
  return steps.some(({ status }) => status === "reopen");
}

function isResolution({ status }: Lived["history"][number]): boolean {
  return status === "resolved";
}
