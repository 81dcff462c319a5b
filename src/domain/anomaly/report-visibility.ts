import type { Visibility } from "../content/content.ts";
import { newContentVisibility, type PublicationContext } from "../content/new-content-visibility.ts";
import { subcategoryOf, type CategoryId, type SubcategoryId } from "./categories.ts";

interface AskedOf {
  readonly categoryId: CategoryId;
  readonly subcategoryId: SubcategoryId;
  readonly onlyTownHall: boolean;
}

/** Who will see a report that is sent now: the form says it before, the city decides it by the same rule. */
export function reportVisibility(asked: AskedOf, context: PublicationContext): Visibility {
  if (asked.onlyTownHall || isOnlyTownHall(asked)) return "private";
  return newContentVisibility("anomalies", context);
}

export function isOnlyTownHall({
  categoryId,
  subcategoryId,
}: Pick<AskedOf, "categoryId" | "subcategoryId">): boolean {
  return subcategoryOf(categoryId, subcategoryId)?.onlyTownHall === true;
}
