import type { Instant } from "../../../src/domain/basics/instant.ts";
import type { CityId } from "../../../src/domain/city/city.ts";
import type { LoggedAct } from "../../../src/domain/moderation/logged-act.ts";
import {
  MODERATION_WINDOW_MS,
  moderationFigures,
  type ModerationFigures,
} from "../../../src/domain/statistics/moderation-figures.ts";
import { refs } from "../store/paths.ts";

interface CountedLog {
  readonly figures: ModerationFigures;
  /** When each entry of the window leaves it. */
  readonly changes: readonly Instant[];
}

/** What moderators decided in the last twelve months. */
export async function countLog(cityId: CityId, now: Instant): Promise<CountedLog> {
  const since = now - MODERATION_WINDOW_MS;
  const { docs } = await refs.log(cityId).where("at", ">", since).select("act", "at").get();
  return {
    figures: moderationFigures(docs.map((entry) => entry.get("act") as LoggedAct)),
    changes: docs.map((entry) => Number(entry.get("at")) + MODERATION_WINDOW_MS),
  };
}
