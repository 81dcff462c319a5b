import type { Identifier } from "../basics/identifier.ts";
import type { CityId } from "../city/city.ts";
import type { Receipt } from "../command/outcome.ts";
import type { Anomaly } from "./anomaly.ts";
import { parseAnomaly } from "./parse-anomaly.ts";

/** Newest first, with what the person wrote put back where the public projection is emptied, and added where there is none. */
export function withOwnContent(
  anomalies: readonly Anomaly[],
  receipts: readonly Receipt[],
  cityId: CityId,
): readonly Anomaly[] {
  const contents = contentsOf(receipts, cityId);
  if (contents.size === 0) return anomalies;
  const restored = anomalies.map((anomaly) => {
    const content = contents.get(anomaly.id);
    contents.delete(anomaly.id);
    return content === undefined || anomaly.visibility === "public" ? anomaly : restore(anomaly, content);
  });
  const unseen = [...contents.values()].filter(({ visibility }) => visibility !== "public");
  return [...restored, ...unseen].toSorted((a, b) => b.updatedAt - a.updatedAt);
}

function contentsOf(receipts: readonly Receipt[], cityId: CityId): Map<Identifier, Anomaly> {
  const contents = new Map<Identifier, Anomaly>();
  for (const receipt of receipts) {
    if (receipt.cityId !== cityId || receipt.content === null) continue;
    const content = parseAnomaly(receipt.content);
    if (content.ok) contents.set(content.value.id, content.value);
  }
  return contents;
}

/** Where it stands comes from the city, what it says from its author. */
function restore(projection: Anomaly, content: Anomaly): Anomaly {
  const { number, rev, status, previousStatus, visibility, history, updatedAt } = projection;
  const { duplicateOf, plannedFor, meTooCount, followersCount, commentsCount } = projection;
  const standing = { number, rev, status, previousStatus, visibility, history, updatedAt };
  return { ...content, ...standing, duplicateOf, plannedFor, meTooCount, followersCount, commentsCount };
}
