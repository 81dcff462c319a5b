import type { Anomaly } from "./anomaly.ts";

const NOBODYS = { authorId: "", authorKind: "resident", authorName: "" } as const;
const UNSAID = { title: "", description: "", address: "", locationHint: "", photos: [] } as const;
const NOWHERE = { latE6: 0, lngE6: 0 } as const;

export const ANOMALY_STANDING = [
  "number",
  "rev",
  "status",
  "previousStatus",
  "visibility",
  "history",
  "updatedAt",
  "duplicateOf",
  "plannedFor",
  "meTooCount",
  "followersCount",
  "commentsCount",
] as const satisfies readonly (keyof Anomaly)[];

/**
 * What everybody's devices may hold: never who wrote it, only the name that person asked to show. `pending` and `hidden` keep the pin, the category, the status and the dates;
 * `private` does not even keep the place. Projecting twice changes nothing.
 */
export function publicProjectionOf(anomaly: Anomaly): Anomaly {
  if (anomaly.visibility === "public") return { ...anomaly, authorId: "" };
  const emptied: Anomaly = {
    ...anomaly,
    ...UNSAID,
    ...NOBODYS,
    accuracyM: null,
    partner: "",
    history: anomaly.history.map(({ at, status }) => ({
      at,
      status,
      reason: "",
      byKind: "resident",
      byName: "",
    })),
  };
  return anomaly.visibility === "private"
    ? { ...emptied, categoryId: "autre", subcategoryId: "autre", place: NOWHERE }
    : emptied;
}
