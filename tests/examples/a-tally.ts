import { countsOf, type MarkCounts } from "../../src/domain/account/marks.ts";
import type { Instant } from "../../src/domain/basics/instant.ts";
import type { Content } from "../../src/domain/content/content.ts";
import type { Tallies } from "../../src/domain/content/tally.ts";

/** What the city counted of one report. */
export function aTally(
  { id, cityId }: Pick<Content, "id" | "cityId">,
  counts: Partial<MarkCounts>,
  through: Instant,
): Tallies {
  const tally = {
    id,
    cityId,
    collection: "anomalies",
    counts: { ...countsOf({}), ...counts },
    talk: null,
    through,
    rev: 1,
    updatedAt: through,
    schemaVersion: 1,
  } as const;
  return new Map([[id, tally]]);
}
