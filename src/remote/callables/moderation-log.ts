import type { Cursor, Page } from "../../domain/basics/page.ts";
import type { Result } from "../../domain/basics/result.ts";
import type { CityId } from "../../domain/city/city.ts";
import type { LogLine } from "../../domain/moderation/log-question.ts";
import { callAnswered, type CallProblem } from "./call-answered.ts";

/** The log of a commune, the last decision first; for its moderators. */
export function readModerationLog(
  cityId: CityId,
  after: Cursor | null,
): Promise<Result<Page<LogLine>, CallProblem>> {
  return callAnswered("moderation-log", { cityId, after });
}
