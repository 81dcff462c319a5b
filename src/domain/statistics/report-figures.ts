import type { Anomaly } from "../anomaly/anomaly.ts";
import { isOpen } from "../anomaly/statuses.ts";
import type { Instant } from "../basics/instant.ts";
import { STATISTICS_GROUP_MIN } from "../limits/limits.ts";
import { FIGURE_WINDOW_MS } from "./life-figures.ts";
import { maskedCount } from "./small-groups.ts";

/** What happened to reports in the last 30 days, and what people made of those that the commune called resolved. */
export interface ReportFigures {
  readonly created30d: number;
  /** For whatever reason. */
  readonly closed30d: number;
  /** Somebody thanked for it. Nobody is asked: it is read off what people did. */
  readonly satisfiedYes: number;
  /** It was opened again, whoever thanked for it before. */
  readonly satisfiedNo: number;
  readonly satisfiedUnknown: number;
}

type Lived = Pick<Anomaly, "status" | "createdAt" | "history" | "thanksCount">;
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
export function reopenedPercentOf({ satisfiedYes, satisfiedNo, satisfiedUnknown }: ReportFigures) {
  const resolved = satisfiedYes + satisfiedNo + satisfiedUnknown;
  if (resolved < STATISTICS_GROUP_MIN || maskedCount(satisfiedNo) === "few") return null;
  return Math.round((100 * satisfiedNo) / resolved);
}

/** When what is closed was closed. */
export function closedAtOf({ status, history }: Pick<Lived, "status" | "history">): readonly Instant[] {
  if (isOpen(status)) return [];
  const last = history.findLast((step) => step.status === status);
  return last === undefined ? [] : [last.at];
}

function answerTo({ history, thanksCount = 0 }: Lived): readonly Answer[] {
  const resolved = history.findIndex(({ status }) => status === "resolved");
  if (resolved === -1) return [];
  if (history.slice(resolved).some(({ status }) => status === "reopen")) return ["satisfiedNo"];
  return [thanksCount > 0 ? "satisfiedYes" : "satisfiedUnknown"];
}
