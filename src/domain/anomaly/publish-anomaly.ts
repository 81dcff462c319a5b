import { isModeratorOf, type Actor } from "../account/actor.ts";
import type { Anomaly } from "./anomaly.ts";

const NOBODYS = { authorId: "", authorKind: "resident", authorName: "" } as const;
const UNSAID = { title: "", description: "", address: "", locationHint: "", photos: [] } as const;
const NOWHERE = { latE6: 0, lngE6: 0 } as const;

/**
 * What everybody's devices may hold. `pending` and `hidden` keep the pin, the category, the status and the dates;
 * `private` does not even keep the place. Projecting twice changes nothing.
 */
export function publicProjectionOf(anomaly: Anomaly): Anomaly {
  if (anomaly.visibility === "public") return anomaly;
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

/** A private report is shown to its author and to moderators who hold what was written; its projection to nobody. */
export function isShownTo({ visibility, authorId, cityId }: Anomaly, viewer: Actor): boolean {
  if (visibility !== "private") return true;
  return authorId !== "" && (authorId === viewer.uid || isModeratorOf(viewer, cityId));
}
